import type { BoardCallouts } from '../../../bridge'
import { words } from '../words'
import { addNumber } from './add-number'
import { addStack } from './add-stack'
import { addText } from './add-text'
import { GREY } from './board-colours'
import { type BoardKit, COLUMN_GAP, onGrid } from './board-kit'
import type { BoardPlan } from './plan-board'

/** What moved most, a numbered sentence each, below each other or, below everything, side by side. */
export function addCallouts(
  kit: BoardKit,
  parent: FrameNode,
  { title, list }: BoardCallouts,
  { below, width }: NonNullable<BoardPlan['callouts']>
): void {
  if (kit.fonts === null || list.length === 0) return
  const { layers } = words()
  const all = addStack(kit, parent, { name: layers.callouts, axis: 'VERTICAL', gap: 24, width })
  addText(kit, all, title, {
    name: layers.title,
    weight: 'Medium',
    size: 'small',
    colour: GREY,
    width: 'FILL'
  })
  const items = addStack(kit, all, {
    name: layers.callouts,
    axis: below ? 'HORIZONTAL' : 'VERTICAL',
    gap: below ? COLUMN_GAP : 24,
    width: 'FILL'
  })
  const each = below ? onGrid((width - (list.length - 1) * COLUMN_GAP) / list.length) : 'FILL'
  list.forEach(({ sentence, wins }, index) => {
    const number = index + 1
    const item = addStack(kit, items, {
      name: layers.callout(number),
      axis: 'HORIZONTAL',
      gap: 16,
      width: each
    })
    addNumber(kit, item, { number, wins })
    addText(kit, item, sentence, {
      name: layers.text,
      weight: 'Regular',
      size: 'callout',
      width: 'FILL'
    })
  })
}
