import type { BoardKit } from './board-kit'

interface StackLook {
  name: string
  axis: 'HORIZONTAL' | 'VERTICAL'
  /** Canvas px, as padding is. */
  gap: number
  padding?: number
  /** Canvas px, or as Figma calls it. */
  width: number | 'HUG' | 'FILL'
  /** Whether what has no room goes below, as words of a text do. */
  wraps?: boolean
}

/** An auto-layout frame without a look of its own, as high as what is in it, at the end of its parent. */
export function addStack(
  { track }: BoardKit,
  parent: FrameNode | null,
  look: StackLook
): FrameNode {
  const frame = track(figma.createFrame())
  const { padding = 0 } = look
  frame.name = look.name
  frame.fills = []
  frame.clipsContent = false
  frame.layoutMode = look.axis
  frame.itemSpacing = look.gap
  if (look.wraps === true) {
    frame.layoutWrap = 'WRAP'
    frame.counterAxisSpacing = 0
  }
  frame.paddingLeft = padding
  frame.paddingRight = padding
  frame.paddingTop = padding
  frame.paddingBottom = padding
  parent?.appendChild(frame)
  if (typeof look.width !== 'number') frame.layoutSizingHorizontal = look.width
  else frame.resize(look.width, 1)
  // Figma fixes both sides when it resizes.
  frame.layoutSizingVertical = 'HUG'
  return frame
}
