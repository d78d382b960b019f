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
  /** The nearest node around it that can be analysed, offered when this one cannot. */
  alternative: { id: string; name: string } | null
  /**
   * The layer inside this frame that is really selected, when the selection stands for the analysed frame
   * around it; null when the frame itself is selected.
   */
  layer: { id: string; name: string } | null
  /** True when the node carries a Glance record, readable or broken. */
  analysed: boolean
}

/** What is selected on the current page. An overlay counts as the frame it lies over, a board as the frames it compares. */
export interface Selection {
  nodes: SelectedNode[]
  /** How many selected layers are not described because there are too many. */
  leftOut: number
}
