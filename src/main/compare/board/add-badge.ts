import { words } from '../words'
import { addStack } from './add-stack'
import { addText } from './add-text'
import { INK, LINE } from './board-colours'
import type { BoardKit } from './board-kit'

/** What a variant is in the comparison, such as its base, as a pill. */
export function addBadge(kit: BoardKit, heading: FrameNode, badge: string): void {
  if (kit.fonts === null || badge === '') return
  const { layers } = words()
  const look = { name: layers.badge, axis: 'HORIZONTAL', gap: 0, width: 'HUG' } as const
  const pill = addStack(kit, heading, look)
  pill.fills = [LINE]
  pill.cornerRadius = 12
  pill.paddingLeft = pill.paddingRight = 8
  const text = { weight: 'Medium', size: 'small', colour: INK, width: 'HUG' } as const
  addText(kit, pill, badge, { ...text, name: layers.text })
}
