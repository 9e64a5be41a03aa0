import template_name
import torch


def test_axpy() -> None:
    x, y = torch.randn(3, 4), torch.randn(3, 4)
    torch.testing.assert_close(template_name.axpy(x, y, alpha=2.0), 2 * x + y)
    torch.testing.assert_close(template_name.axpy_(x.clone(), y), x + y)
    torch.library.opcheck(torch.ops.template_name.axpy.default, (x, y), {"alpha": 2.0})


def test_gradients_of_axpy() -> None:
    x, y = (torch.randn(3, 4, dtype=torch.float64, requires_grad=True) for _ in range(2))
    assert torch.autograd.gradcheck(template_name.axpy, (x, y), check_forward_ad=True)


def test_it_compiles_without_a_graph_break() -> None:
    compiled = torch.compile(lambda x: template_name.axpy(x, x) * 2, fullgraph=True, backend="aot_eager")
    torch.testing.assert_close(compiled(torch.ones(3)), torch.full((3,), 4.0))
