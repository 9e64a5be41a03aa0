"""Boxes, regions of interest, masks. Boxes are ``x1, y1, x2, y2``."""

from opdsl import (
    CPU,
    ScalarType,
    SymInt2,
    SymInt4,
    Tensor,
    at,
    check,
    cpp_helper,
    derivative,
    linear,
    meta,
    native_function,
    not_differentiable,
)

from .common import BACKENDS


@native_function(dispatch=CPU, tags="pt2_compliant_tag")
def box_iou(boxes1: Tensor, boxes2: Tensor) -> Tensor:
    """Intersection over union of every box of ``[N, 4]`` with every box of ``[M, 4]``: ``[N, M]``."""
    ...


@cpp_helper()
def common_sides(a: Tensor, b: Tensor) -> Tensor:
    """Width and height of what every box of `a` has in common with every box of `b`: ``[N, M, 2]``."""
    return (at.minimum(a[:, None, 2:], b[None, :, 2:]) - at.maximum(a[:, None, :2], b[None, :, :2])).clamp(0)


@cpp_helper()
def iou_gradient(grad: Tensor, a: Tensor, b: Tensor) -> Tensor:
    """The gradient of the boxes `a`: the overlap moves with a side where `a`'s is the inner one, the area always."""
    sides, own = common_sides(a, b), a[:, 2:] - a[:, :2]
    both = sides.prod(-1)
    union = own.prod(-1)[:, None] + (b[:, 2:] - b[:, :2]).prod(-1) - both
    of_area = -(grad * both / union.square())
    of_both = grad / union - of_area
    of_sides = of_both[..., None] * sides.flip([-1]) * (sides > 0)
    of_own = of_area.sum([1])[:, None] * own.flip([-1])
    low = -(of_sides * (a[:, None, :2] > b[None, :, :2])).sum([1]) - of_own
    high = (of_sides * (a[:, None, 2:] < b[None, :, 2:])).sum([1]) + of_own
    return at.cat([low, high], 1)


@derivative(box_iou, "boxes1", "boxes2")
def _(grad: Tensor, boxes1: Tensor, boxes2: Tensor) -> tuple[Tensor, Tensor]:
    return iou_gradient(grad, boxes1, boxes2), iou_gradient(grad.t(), boxes2, boxes1)


@meta(box_iou)
def _(boxes1: Tensor, boxes2: Tensor) -> Tensor:
    check(boxes1.dim() == 2 and boxes2.dim() == 2, "box_iou: boxes must have 2 dimensions")
    return boxes1.new_empty([boxes1.sym_size(0), boxes2.sym_size(0)])


@native_function(dispatch=CPU, differentiable=False, tags="pt2_compliant_tag")
def nms_mask(boxes: Tensor, scores: Tensor, iou_threshold: float) -> Tensor:
    """True for the boxes that non-maximum suppression keeps: ``[N]``."""
    ...


@meta(nms_mask)
def _(boxes: Tensor, scores: Tensor, iou_threshold: float) -> Tensor:
    check(boxes.dim() == 2 and scores.dim() == 1, "nms_mask: boxes must have 2 dimensions, and scores 1")
    return boxes.new_empty([boxes.sym_size(0)], dtype=ScalarType.bool)


@native_function(tags="dynamic_output_shape")
def nms(boxes: Tensor, scores: Tensor, iou_threshold: float) -> Tensor:
    """The indices of the boxes that `nms_mask` keeps, by falling score."""
    keep = nms_mask(boxes, scores, iou_threshold)
    order = scores.argsort(stable=True, dim=0, descending=True)
    return order.masked_select(keep.index_select(0, order))


@native_function(dispatch=BACKENDS, autocast="fp32", tags="pt2_compliant_tag")
def roi_align(
    input: Tensor,
    rois: Tensor,
    spatial_scale: float,
    output_size: SymInt2,
    sampling_ratio: int = -1,
    aligned: bool = True,
) -> Tensor:
    """Pools each region of interest bilinearly to `output_size` (He et al., *Mask R-CNN*, 2017).

    `input` is ``[N, C, H, W]``, `rois` ``[K, 5]``: the index of an image, then a box.
    """
    ...


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def roi_align_backward(
    grad: Tensor,
    rois: Tensor,
    spatial_scale: float,
    input_size: SymInt4,
    sampling_ratio: int,
    aligned: bool,
) -> Tensor:
    """The gradient of `input`, of size `input_size`, from that of the result of `roi_align`."""
    ...


not_differentiable(roi_align, "rois")
not_differentiable(roi_align_backward, "rois")


@derivative(roi_align, "input")
def _(grad: Tensor, input: Tensor, rois: Tensor, spatial_scale: float, sampling_ratio: int, aligned: bool) -> Tensor:
    return roi_align_backward(grad, rois, spatial_scale, input.sym_sizes(), sampling_ratio, aligned)


@derivative(roi_align_backward, "grad")
def _(
    grad_result: Tensor, grad: Tensor, rois: Tensor, spatial_scale: float, sampling_ratio: int, aligned: bool
) -> Tensor:
    size = [grad.sym_size(2), grad.sym_size(3)]
    return roi_align(grad_result, rois, spatial_scale, size, sampling_ratio, aligned)


linear(roi_align)
linear(roi_align_backward)


@native_function(dispatch=CPU, differentiable=False, tags="pt2_compliant_tag")
def masks_to_boxes(masks: Tensor) -> Tensor:
    """The smallest box around each mask of ``[N, H, W]``: ``[N, 4]``."""
    ...


@meta(masks_to_boxes)
def _(masks: Tensor) -> Tensor:
    check(masks.dim() == 3, "masks_to_boxes: masks must have 3 dimensions")
    return masks.new_empty([masks.sym_size(0), 4], dtype=ScalarType.float)
