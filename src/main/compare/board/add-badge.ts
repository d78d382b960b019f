import type { BoardVariant } from '../../../bridge'
import { addStack } from './add-stack'
import { addText, setWidth } from './add-text'
import { BLUE, GREY, PALE_BLUE, PALE_GREY } from './board-colours'
import type { BoardKit } from './board-kit'

/** What stands out about a variant, as a pill that wraps where `room`, in canvas px, is too small. */
export function addBadge(
  kit: BoardKit,
  heading: FrameNode,
  { badge, facts }: BoardVariant,
  room: number
): void {
  const { unit } = kit
  if (kit.fonts === null || badge === '') return
  const pill = addStack(kit, heading, { name: 'Badge', axis: 'HORIZONTAL', gap: 0, width: 'HUG' })
  // What is not compared with anything is the base, which the others stand out from.
  const isBase = facts.every(({ delta }) => delta === null)
  pill.fills = [isBase ? PALE_GREY : PALE_BLUE]
  pill.cornerRadius = unit
  pill.paddingLeft = pill.paddingRight = 0.7 * unit
  pill.paddingTop = pill.paddingBottom = 0.2 * unit
  const colour = isBase ? GREY : BLUE
  const look = { name: 'Text', weight: 'Medium', size: 0.95, colour, width: 'HUG' } as const
  const text = addText(kit, pill, badge, look)
  if (text === null || pill.width <= room) return
  pill.layoutSizingHorizontal = 'FILL'
  setWidth(text, 'FILL')
}
