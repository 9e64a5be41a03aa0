"""Boxes, regions of interest, masks. Boxes are ``x1, y1, x2, y2``."""

from opdsl import SymInt2, Tensor, native_function

from .common import BACKENDS


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def box_iou(boxes1: Tensor, boxes2: Tensor) -> Tensor:
    """Intersection over union of every box of ``[N, 4]`` with every box of ``[M, 4]``: ``[N, M]``."""
    ...


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def nms_mask(boxes: Tensor, scores: Tensor, iou_threshold: float) -> Tensor:
    """True for the boxes that non-maximum suppression keeps: ``[N]``."""
    ...


@native_function(tags="dynamic_output_shape")
def nms(boxes: Tensor, scores: Tensor, iou_threshold: float) -> Tensor:
    """The indices of the boxes that `nms_mask` keeps, by falling score."""
    ...


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


@native_function(dispatch=BACKENDS, tags="pt2_compliant_tag")
def masks_to_boxes(masks: Tensor) -> Tensor:
    """The smallest box around each mask of ``[N, H, W]``: ``[N, 4]``."""
    ...
