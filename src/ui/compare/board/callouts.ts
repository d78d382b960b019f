import { firstScreen } from '../../../engine/order/first-screen'
import type { LayerShare } from '../../../file'
import { formatShare } from '../../words/format-numbers'
import { quoted } from '../../words/quoted'
import { type ComparedFrame, type Comparison, groupsOf } from '../comparison'
import { type LayerChange, layerChanges, realGain } from '../variant/layer-changes'
import { mainVariant } from '../verdict/rank-variants'
import { words } from '../words'

export interface Callout {
  sentence: string
  wins: boolean
  /** By frame, in the comparison's order: where it is; null where it is not marked. */
  boxes: (LayerShare['box'] | null)[]
}

export interface Callouts {
  /** The variant that is told of, and its base; empty where nothing moved. */
  title: string
  list: Callout[]
}

/** More are no longer read at a glance. */
const MOST = 3
/** Parts of a picture's height below the lowest mark. */
const BELOW_MARK = 0.02

/** The largest changes of layers in the main variant, beyond the estimate's noise, largest first. */
export function calloutsOf(comparison: Comparison): Callouts {
  const { frames } = comparison
  for (const group of groupsOf(comparison)) {
    const { base } = group
    const variant = mainVariant(comparison, group)
    if (variant === base) continue
    const moved = layerChanges(comparison, base, variant)
      .filter((row) => realGain(row) !== 0)
      .sort((one, other) => Math.abs(realGain(other)) - Math.abs(realGain(one)))
      .slice(0, MOST)
    if (moved.length === 0) continue
    return {
      title: words().board.calloutsTitle(quoted(variant.name), quoted(base.name)),
      list: moved.map((row) => ({
        sentence: sentenceOf(row),
        wins: realGain(row) > 0,
        boxes: frames.map((frame) => {
          if (frame === base) return row.base?.box ?? null
          return frame === variant ? (row.here?.box ?? null) : null
        })
      }))
    }
  }
  return { title: '', list: [] }
}

function sentenceOf({ layer, base, here }: LayerChange): string {
  const name = quoted(layer.name)
  const [now, before] = [formatShare(here?.attention ?? 0), formatShare(base?.attention ?? 0)]
  if (base === null) return words().board.isNew(name, now)
  return here === null ? words().board.isGone(name, before) : words().board.gets(name, now, before)
}

/**
 * The part of each picture's height (0–1) that is shown, from its top: long pages down to the fold, or as far as
 * something is marked on one of them, so that all are cut alike.
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
