"""Operators along a sequence."""

import math

from opdsl import CPU, ScalarType, Structured, Tensor, at, cpp_helper, derivative, jvp, native_function

from .common import BACKENDS


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def selective_scan(
    u: Tensor,
    delta: Tensor,
    A: Tensor,
    B: Tensor,
    C: Tensor,
    D: Tensor | None = None,
    *,
    delta_softplus: bool = False,
) -> Tensor:
    """The recurrence of a selective state space (Gu and Dao, *Mamba*, 2023).

    `u` and `delta` are ``[b, d, l]``, `A` ``[d, n]``, `B` and `C` ``[b, n, l]``, `D` ``[d]``.
    """
    ...


@cpp_helper()
def scan_states(u: Tensor, step: Tensor, A: Tensor, B: Tensor) -> list[Tensor]:
    """The state ``[b, d, n]`` after each element; the first is that before all."""
    states = [at.zeros([u.sym_size(0), u.sym_size(1), A.sym_size(1)], options=u.options())]
    for t in range(u.size(2)):
        decay = (step[:, :, t, None] * A).exp()
        states.append(decay * states[-1] + (step * u)[:, :, t, None] * B[:, None, :, t])
    return states


@derivative(selective_scan, "u", "delta", "A", "B", "C", "D")
def _(
    grad: Tensor,
    u: Tensor,
    delta: Tensor,
    A: Tensor,
    B: Tensor,
    C: Tensor,
    D: Tensor | None,
    delta_softplus: bool,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    step = at.softplus(delta) if delta_softplus else delta
    states = scan_states(u, step, A, B)
    of_state, of_A = at.zeros_like(states[0]), at.zeros_like(A)
    of_step: list[Tensor] = []
    of_u: list[Tensor] = []
    of_B: list[Tensor] = []
    of_C: list[Tensor] = []
    for i in range(u.size(2)):
        t = u.size(2) - 1 - i
        here = grad[:, :, t, None]
        decay = (step[:, :, t, None] * A).exp()
        of_C.append((here * states[t + 1]).sum([1]))
        of_state = of_state + here * C[:, None, :, t]
        of_decay = of_state * states[t] * decay
        of_input = (of_state * B[:, None, :, t]).sum([2])
        of_A = of_A + (of_decay * step[:, :, t, None]).sum([0])
        of_step.append((of_decay * A).sum([2]) + of_input * u[:, :, t])
        of_u.append(of_input * step[:, :, t])
        of_B.append((of_state * (step * u)[:, :, t, None]).sum([1]))
        of_state = of_state * decay
    of_delta = at.stack(of_step, -1).flip([-1])
    direct = at.zeros_like(u) if D is None else grad * D[:, None]
    return (
        at.stack(of_u, -1).flip([-1]) + direct,
        of_delta * delta.sigmoid() if delta_softplus else of_delta,
        of_A,
        at.stack(of_B, -1).flip([-1]),
        at.stack(of_C, -1).flip([-1]),
        (grad * u).sum([0, 2]),
    )


@jvp(selective_scan)
def _(
    u_p: Tensor,
    u_t: Tensor,
    delta_p: Tensor,
    delta_t: Tensor,
    A_p: Tensor,
    A_t: Tensor,
    B_p: Tensor,
    B_t: Tensor,
    C_p: Tensor,
    C_t: Tensor,
    D_p: Tensor | None,
    D_t: Tensor,
    delta_softplus: bool,
) -> Tensor:
    step = at.softplus(delta_p) if delta_softplus else delta_p
    step_t = delta_t * delta_p.sigmoid() if delta_softplus else delta_t
    states = scan_states(u_p, step, A_p, B_p)
    state_t = at.zeros_like(states[0])
    moved: list[Tensor] = []
    for t in range(u_p.size(2)):
        decay = (step[:, :, t, None] * A_p).exp()
        decay_t = decay * (step_t[:, :, t, None] * A_p + step[:, :, t, None] * A_t)
        input_t = (step_t * u_p + step * u_t)[:, :, t, None] * B_p[:, None, :, t]
        input_t = input_t + (step * u_p)[:, :, t, None] * B_t[:, None, :, t]
        state_t = decay_t * states[t] + decay * state_t + input_t
        moved.append((state_t * C_p[:, None, :, t] + states[t + 1] * C_t[:, None, :, t]).sum([2]))
    tangent = at.stack(moved, -1)
    return tangent if D_p is None else tangent + D_t[:, None] * u_p + D_p[:, None] * u_t


@native_function(dispatch=BACKENDS, autocast="lower_precision_fp", tags="pt2_compliant_tag")
def causal_conv1d(input: Tensor, weight: Tensor, bias: Tensor | None = None, activation: str | None = None) -> Tensor:
    """Depthwise convolution of ``[b, c, l]`` with ``[c, k]`` that looks back only; `activation` None or "silu"."""
    ...


@cpp_helper()
def slope_of_silu(x: Tensor) -> Tensor:
    gate = x.sigmoid()
    return gate * (1 + x * (1 - gate))


@derivative(causal_conv1d, "input", "weight", "bias")
def _(
    grad: Tensor,
    grad_input_mask: list[bool],
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    activation: str | None,
) -> tuple[Tensor, Tensor, Tensor]:
    channels = weight.sym_size(0)
    padded = at.constant_pad_nd(input, [weight.sym_size(1) - 1, 0], 0)
    before = grad
    if activation is not None:
        before = grad * slope_of_silu(at.conv1d(padded, weight[:, None], bias, groups=channels))
    of_padded, of_weight, of_bias = at.convolution_backward(
        before, padded, weight[:, None], [channels], [1], [0], [1], False, [0], channels, grad_input_mask
    )
    of_input = of_padded[:, :, weight.size(1) - 1 :] if grad_input_mask[0] else of_padded
    return of_input, of_weight.squeeze(1) if grad_input_mask[1] else of_weight, of_bias


@jvp(causal_conv1d)
def _(
    input_p: Tensor,
    input_t: Tensor,
    weight_p: Tensor,
    weight_t: Tensor,
    bias_p: Tensor | None,
    bias_t: Tensor,
    activation: str | None,
) -> Tensor:
    tangent = causal_conv1d(input_t, weight_p) + causal_conv1d(input_p, weight_t)
    if bias_t.defined():
        tangent = tangent + bias_t[:, None]
    return tangent if activation is None else tangent * slope_of_silu(causal_conv1d(input_p, weight_p, bias_p))


@native_function(structured=Structured(CPU, precomputed={"dim": {"dim": int, "length": int}}), tags="pt2_compliant_tag")
def windowed_max(self: Tensor, dim: int, window: int) -> Tensor:
    """The maximum of the last `window` elements up to each one, along `dim`."""
    ...


@cpp_helper()
def places_of_max(self: Tensor, dim: int, window: int) -> Tensor:
    """Where along `dim` the maximum of the window up to each element stands."""
    if self.numel() == 0:
        return at.zeros_like(self, dtype=ScalarType.int64)
    padded = at.constant_pad_nd(self.transpose(dim, -1), [window - 1, 0], -math.inf)
    inside = padded.unfold(-1, window, 1).argmax(-1)
    return (inside + at.arange(1 - window, self.size(dim) + 1 - window, device=self.device())).transpose(dim, -1)


@derivative(windowed_max, "self")
def _(grad: Tensor, self: Tensor, dim: int, window: int) -> Tensor:
    return at.zeros_like(self).scatter_add(dim, places_of_max(self, dim, window), grad)


@jvp(windowed_max)
def _(self_p: Tensor, self_t: Tensor, dim: int, window: int) -> Tensor:
    return self_t.gather(dim, places_of_max(self_p, dim, window))
