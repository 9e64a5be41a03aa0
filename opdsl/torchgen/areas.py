"""Which file of a tree an operator stands in: its Python module, or what its name is about.

fft_rfft          fft: its module
avg_pool2d        pooling: there's "pool" in it
sin               pointwise: it's tagged so
output_nr         general: none of all that
"""

from __future__ import annotations

import re

from opdsl.torchgen.fold import Declaration

_TOPICS = (
    ("foreach", r"_foreach_|_amp_"),
    ("optimizers", r"_fused_(adam|sgd|adagrad)"),
    ("convolution", r"conv|unfold|im2col|col2im"),
    ("attention", r"attention|flash|efficient|transformer|sdp|qkv"),
    ("recurrent", r"lstm|gru(_|$)|rnn"),
    ("vendors", r"cudnn|miopen|mkldnn|mkl_|fbgemm|nnpack|_mps|_weight_int|cslt|_scaled_|vulkan|xla"),
    ("quantization", r"quant|qint|^q_|int_repr|choose_qparams|observer|_obs_|qscheme"),
    ("nested", r"nested|jagged"),
    ("sparse", r"sparse|_coo|_cs[rc]|_bs[rc]|to_dense|coalesce|indices$|values$|dense_dim|_nnz|_dim[IV]"),
    ("upsampling", r"upsample|grid_sample|pixel_|affine_grid|channel_shuffle"),
    ("pooling", r"pool"),
    ("normalization", r"norm"),
    ("losses", r"loss|cross_entropy|kl_div|ctc"),
    ("embedding", r"embedding|one_hot"),
    ("fft", r"fft|stft"),
    (
        "random",
        r"rand|normal|bernoulli|dropout|uniform|poisson|multinomial|geometric|cauchy|exponential|binomial|gamma",
    ),
    ("random", r"sobol|dirichlet|philox"),
    (
        "linear_algebra",
        r"mm(_|$)|matmul|dot(_|$)|addmv|^mv|addr|^ger|outer|inner|cholesky|lu_|qr|svd|eig|inverse|solve|det$",
    ),
    (
        "linear_algebra",
        r"lstsq|cross|kron|linear|dist(_|$)|cosine_sim|householder|ormqr|matrix|chain_|einsum|linalg|trace",
    ),
    (
        "indexing",
        r"index|gather|scatter|^take|masked|where|nonzero|^put|select|slice|searchsorted|bucketize|narrow|isin",
    ),
    (
        "reductions",
        r"sum|mean|prod|^std|^var|max|min|^all|^any|median|mode|cum|hist|bincount|kthvalue|topk|sort|unique",
    ),
    ("reductions", r"trapz|trapezoid|segment_reduce|^cov$|corrcoef|_is_a(ll|ny)_true"),
    ("comparison", r"^(eq|ne|lt|le|gt|ge|not_equal|equal|greater|less)(_|$)|logical|bitwise|shift|__"),
    ("comparison", r"is(nan|inf|neg|pos|real|fin|clos)"),
    ("factories", r"zeros|ones|empty|_full|^full|arange|linspace|logspace|^eye|tri[lu]|window|vander|from_file|range"),
    ("factories", r"complex|polar|meshgrid|combinations"),
    (
        "types",
        r"^_cast_|^to($|_)|type|can_cast|^(real|imag|chalf|item)$|^is_(float|signed|conj|neg)|conj|autocast|_to_cpu",
    ),
    ("types", r"_local_scalar|scalar_tensor"),
    (
        "views",
        r"view|reshape|expand|squeeze|transpose|permute|split|chunk|flatten|_copy$|alias|detach|^t_?$|diag|unbind",
    ),
    ("views", r"movedim|moveaxis|swap|stack|cat(enate)?$|tile|repeat|roll|flip|rot90|lift|as_strided|^pad|pad_|_pad"),
    ("views", r"atleast|broadcast|ravel|contiguous|numpy_T|^m?[TH]$|adjoint|clone|^copy|_copy_from"),
    (
        "tensors",
        r"^sym_|_assert|_functional|size|stride|numel|storage|data|version|requires_grad|retain|grad|^set_|pin",
    ),
    ("tensors", r"^_?backward$|is_leaf|output_nr|dual|_fw_primal|^dim$|device|is_inference|record_stream|^is_|_dim$"),
    (
        "pointwise",
        r"^(absolute|arc|divide|multiply|subtract|true_divide|negative|rsub|floor_divide|fix|fill|zero_|diff)",
    ),
    ("pointwise", r"_add_relu|prelu|shrink"),
)
"""Topics, by what a name has in it; the first that fits."""


def area(declared: Declaration) -> str:
    """The name of the file."""
    module = str(declared.flags.fields.get("python_module", ""))
    if module and module != "nn":
        return module
    base = declared.function.name.base
    found = next((name for name, pattern in _TOPICS if re.search(pattern, base)), None)
    if found is not None:
        return found
    if "pointwise" in declared.flags.fields.get("tags", ()):
        return "pointwise"
    return "nn" if module else "general"
