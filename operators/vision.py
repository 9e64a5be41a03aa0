"""Boxes, regions of interest, masks. Boxes are ``x1, y1, x2, y2``."""

from opdsl import CPU, ScalarType, SymInt2, Tensor, check, meta, native_function

from .common import BACKENDS


@native_function(dispatch=CPU, tags="pt2_compliant_tag")
def box_iou(boxes1: Tensor, boxes2: Tensor) -> Tensor:
    """Intersection over union of every box of ``[N, 4]`` with every box of ``[M, 4]``: ``[N, M]``."""
    ...


@meta(box_iou)
def _(boxes1: Tensor, boxes2: Tensor) -> Tensor:
    check(boxes1.dim() == 2 and boxes2.dim() == 2, "box_iou: boxes must have 2 dimensions")
    return boxes1.new_empty([boxes1.sym_size(0), boxes2.sym_size(0)])


@native_function(dispatch=CPU, tags="pt2_compliant_tag")
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


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
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


@native_function(dispatch=CPU, tags="pt2_compliant_tag")
def masks_to_boxes(masks: Tensor) -> Tensor:
    """The smallest box around each mask of ``[N, H, W]``: ``[N, 4]``."""
    ...


@meta(masks_to_boxes)
def _(masks: Tensor) -> Tensor:
    check(masks.dim() == 3, "masks_to_boxes: masks must have 3 dimensions")
    return masks.new_empty([masks.sym_size(0), 4], dtype=ScalarType.float)
