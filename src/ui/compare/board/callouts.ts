import type { BoardTone } from '../../../bridge'
import { firstScreen } from '../../../order/first-screen'
import type { LayerShare } from '../../../file'
import { formatPercent } from '../../words/format-numbers'
import { quoted } from '../../words/quoted'
import { COLUMN_FACTS } from '../columns'
import { type ComparedFrame, type Comparison, groupsOf } from '../comparison'
import { isAction, type LayerChange, realGain, toldChanges } from '../variant/layer-changes'
import { mainVariant } from '../verdict/rank-variants'
import { words } from '../words'

export interface Callout {
  sentence: string
  tone: BoardTone
  /** By frame, in the comparison's order: where it is; null where it is not marked. */
  boxes: (LayerShare['box'] | null)[]
}

export interface Callouts {
  /** The variant that the callouts describe, and its base; empty without callouts. */
  title: string
  list: Callout[]
}

/** Most callouts: more cannot be read at a glance. */
const MOST = 3
/** Parts of a picture's height below the lowest mark. */
const BELOW_MARK = 0.02

/**
 * The main action's shares in the main variant and in its base, then the largest changes of other layers, beyond the
 * estimate's noise.
 */
export function calloutsOf(comparison: Comparison): Callouts {
  const { frames } = comparison
  for (const group of groupsOf(comparison)) {
    const { base } = group
    const variant = mainVariant(comparison, group)
    if (variant === base) continue
    const action = actionCallout(comparison, base, variant)
    const moved = toldChanges(comparison, base, variant)
      .filter((row) => action === null || !isAction(row, base, variant))
      .sort((one, other) => Math.abs(realGain(other)) - Math.abs(realGain(one)))
      .slice(0, MOST - (action === null ? 0 : 1))
      .map((row): Callout => ({
        sentence: sentenceOf(row),
        tone: toneOf(realGain(row)),
        boxes: frames.map((frame) => {
          if (frame === base) return row.base?.box ?? null
          return frame === variant ? (row.here?.box ?? null) : null
        })
      }))
    const list = action === null ? moved : [action, ...moved]
    if (list.length === 0) continue
    return { title: words().board.calloutsTitle(quoted(variant.name), quoted(base.name)), list }
  }
  return { title: '', list: [] }
}

/** The main action, marked wherever it is; null where one of the two shares is not known. */
function actionCallout(
  { frames }: Comparison,
  base: ComparedFrame,
  variant: ComparedFrame
): Callout | null {
  const [now, before] = [variant, base].map(({ mainAction }) => mainAction?.attention ?? null)
  if (typeof now !== 'number' || typeof before !== 'number') return null
  const isNoise = Math.abs(now - before) <= COLUMN_FACTS.share.noise(now, before)
  return {
    sentence: words().board.gets(words().mainAction, formatPercent(now), formatPercent(before)),
    tone: toneOf(isNoise ? 0 : now - before),
    boxes: frames.map(({ mainAction }) => mainAction?.layer.box ?? null)
  }
}

function toneOf(gain: number): BoardTone {
  if (gain === 0) return 'level'
  return gain > 0 ? 'more' : 'less'
}

function sentenceOf({ layer, base: was, here }: LayerChange): string {
  const name = quoted(layer.called)
  const [now, before] = [formatPercent(here?.attention ?? 0), formatPercent(was?.attention ?? 0)]
  if (was === null) return words().board.isNew(name, now)
  return here === null ? words().board.isGone(name, before) : words().board.gets(name, now, before)
}

/**
 * The part of each picture's height (0–1) that is shown, from its top: long pages down to the fold or to the lowest mark
 * on any of them, so that all are cut alike.
 */
export function shownOf({ frames }: Comparison, { list }: Callouts): number[] {
  const needs = frames.map((frame, at) => {
    const fold = firstScreen(frame.record)
    const bottoms = list.map(({ boxes }) => {
      const box = boxes[at]
      return box ? box[1] + box[3] + BELOW_MARK : 0
    })
    const lowest = Math.max(0, ...bottoms)
    return fold === null ? null : Math.max(fold, lowest) * lengthOf(frame)
  })
  return frames.map((frame, at) => {
    if (needs[at] === null) return 1
    const kind = needs.filter((_, other) => frames[other]?.record.medium === frame.record.medium)
    return Math.min(1, Math.max(...kind.map((need) => need ?? 0)) / lengthOf(frame))
  })
}

/** A picture's height as a part of its width. */
function lengthOf({ record: { picture } }: ComparedFrame): number {
  return picture.height / picture.width
}
