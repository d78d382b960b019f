import type { ErrorData } from '../errors'

/** One selected node, as the panel needs it. Sizes are canvas px. */
export interface SelectedNode {
  id: string
  name: string
  /** Figma's node type, such as FRAME or INSTANCE. */
  type: string
  width: number
  height: number
  /** Why this node cannot be analysed (empty, invisible, too narrow…); null when it can. */
  refusal: ErrorData | null
  /**
   * The frame that this layer lies in, offered instead: the outermost one that can be analysed. Told only of a layer that
   * is selected alone.
   */
  alternative: FrameAround | null
  /**
   * The layer inside this frame that is really selected, when the selection stands for the analysed frame
   * around it; null when the frame itself is selected.
   */
  layer: { id: string; name: string } | null
  /** True when the node carries a Glance record, readable or broken. */
  analysed: boolean
}

/** A frame around a selected layer. `analysed`: it carries a record. */
export type FrameAround = Pick<SelectedNode, 'id' | 'name' | 'width' | 'height' | 'analysed'>

/** What is selected on the current page. An overlay counts as the frame it lies over, a board as the frames it compares. */
export interface Selection {
  nodes: SelectedNode[]
  /** How many selected layers are not described because there are too many. */
  leftOut: number
}
