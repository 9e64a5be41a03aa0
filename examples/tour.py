"""Calls the compiled example library: `opdsl build && opdsl compile` made it importable from build/lib."""

import opkit
import torch

torch.manual_seed(0)
x = torch.randn(2, 8)

print("rms_norm", opkit.rms_norm(x).shape)
nearest = opkit.knn(torch.rand(2, 3), torch.rand(5, 3), k=2)
print("knn", nearest.distances.shape, nearest.indices.tolist())

heads = opkit.split_heads(x, num_heads=2)
heads.zero_()
print("split_heads is a view:", heads._is_view(), "| written through:", bool((x == 0).all()))

param, grad, m, v = torch.ones(3), torch.ones(3), torch.zeros(3), torch.zeros(3)
opkit.fused_adamw_(param, grad, m, v, step=1, lr=0.1)
print("fused_adamw_", param, "| version", param._version)


@torch.compile(fullgraph=True, backend="aot_eager")
def program(t: torch.Tensor) -> torch.Tensor:
    return opkit.softcap(opkit.ema(t, t * 2, 0.5), cap=1.0)


print("torch.compile", program(torch.ones(3)))

try:
    opkit.box_iou(torch.ones(4), torch.ones(2, 4))
except RuntimeError as error:
    print("error:", str(error).splitlines()[0])
