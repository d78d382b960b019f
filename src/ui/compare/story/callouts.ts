import type { NewBoard } from '../../../bridge'
import type { LayerShare } from '../../../file'
import { upperFirst } from '../../../language'
import { firstScreen } from '../../../order/first-screen'
import { seenChanged } from '../../../order/seen'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS } from '../columns'
import { baseOf, type ComparedFrame, type Comparison } from '../comparison'
import { changeWords, seenOf, toldChanges } from '../variant/layer-changes'
import { mainVariant } from '../verdict/rank-variants'
import { words } from '../words'

export interface Callouts {
  /** The variant that the callouts describe, and its base; empty without callouts. */
  title: string
  list: (NewBoard['callouts']['list'][number] & {
    /** By frame, in the comparison's order: where it is; null where it is not marked. */
    boxes: (LayerShare['box'] | null)[]
  })[]
}

/** Most callouts: more cannot be read at a glance. */
const MOST = 3

/** How many see the main action in the main variant and in its base, then the largest changes of other layers. */
export function calloutsOf(comparison: Comparison): Callouts {
  const { frames } = comparison
  const base = baseOf(comparison)
  const variant = mainVariant(comparison)
  if (variant === base) return { title: '', list: [] }
  const action = actionCallout(comparison, base, variant)
  const moved = toldChanges(comparison, variant)
    .sort((one, other) => Math.abs(other.gain) - Math.abs(one.gain))
    .map(({ layer, base: was, here, gain }) => ({
      sentence: sentenceOf(layer.said, was && seenOf(was), here && seenOf(here)),
      tone: gain > 0 ? ('more' as const) : ('less' as const),
      boxes: frames.map((frame) => {
        if (frame === base) return was?.box ?? null
        return frame === variant ? (here?.box ?? null) : null
      })
    }))
  const list = [...action, ...moved].slice(0, MOST)
  return {
    title:
      list.length > 0 ? words().board.calloutsTitle(quoted(variant.name), quoted(base.name)) : '',
    list: list.map((one, at) => ({ ...one, label: String(at + 1) }))
  }
}

/** The main action, marked wherever it is; nothing where it is not known of both, or not sure to be one. */
function actionCallout(
  { frames }: Comparison,
  base: ComparedFrame,
  variant: ComparedFrame
): Omit<Callouts['list'][number], 'label'>[] {
  const [now, before] = [variant, base].map(COLUMN_FACTS.seen.valueOf)
  if (typeof now !== 'number' || typeof before !== 'number' || variant.unsure) return []
  const moved = now > before ? ('more' as const) : ('less' as const)
  return [
    {
      sentence: sentenceOf(variant.mainAction?.said ?? '', before, now),
      tone: seenChanged(before, now) ? moved : 'level',
      boxes: frames.map(({ mainAction }) => mainAction?.layer.box ?? null)
    }
  ]
}

function sentenceOf(name: string, before: number | null, now: number | null): string {
  return `${upperFirst(name)}: ${changeWords(before, now)}`
}

const NOWHERE: LayerShare['box'] = [0, 0, 0, 0]

/** Parts of a picture's height below the lowest mark. */
const BELOW_MARK = 0.02

/**
 * The part of each picture's height (0–1) that is shown, from its top: long pages down to the fold or to the lowest mark
 * on any of them, so that all are cut alike.
 */
export function shownOf({ frames }: Comparison, { list }: Callouts): number[] {
  const needs = frames.map((frame, at) => {
    const part = shownPart(
      frame.record,
      list.map(({ boxes }) => boxes[at] ?? NOWHERE)
    )
    return part === null ? null : part * lengthOf(frame)
  })
  return frames.map((frame, at) => {
    if (needs[at] === null) return 1
    const kind = needs.filter((_, other) => frames[other]?.record.medium === frame.record.medium)
    return Math.min(1, Math.max(...kind.map((need) => need ?? 0)) / lengthOf(frame))
  })
}

/** The part of a picture's height down to the fold or to the lowest of what is marked; null where there is no fold. */
export function shownPart(
  screen: Parameters<typeof firstScreen>[0],
  marked: readonly LayerShare['box'][]
): number | null {
  const fold = firstScreen(screen)
  if (fold === null) return null
  return Math.min(1, Math.max(fold, ...marked.map((box) => box[1] + box[3] + BELOW_MARK)))
}

/** A picture's height as a part of its width. */
function lengthOf({ record: { picture } }: ComparedFrame): number {
  return picture.height / picture.width
}
