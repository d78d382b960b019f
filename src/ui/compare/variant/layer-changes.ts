import { seenPercent } from '../../../engine/texts/people'
import { seenChanged, seenWithin } from '../../../order/seen'
import { baseOf, type ComparedFrame, type Comparison, type MatchedLayer } from '../comparison'
import { words } from '../words'

type Place = NonNullable<MatchedLayer['places'][number]>

/** A layer in one variant and in the base. */
export interface LayerChange {
  layer: MatchedLayer
  /** null where it is missing. */
  base: Place | null
  here: Place | null
  /**
   * The part of the viewers that it wins (below 0: loses) within two seconds against the base; 0 within the noise, or
   * where it is not known. A layer that only one of them has wins or loses all it has.
   */
  gain: number
}

/** The part of the viewers who see a layer; 0 where it is missing. */
export function seenOf(place: Place | null): number {
  return (place && seenWithin(place)) ?? 0
}

/** How many see a layer, against the base; null where one of the two lacks it. */
export function changeWords(before: number | null, now: number | null): string {
  const [was, is] = [seenPercent(before), seenPercent(now)]
  if (before === null) return words().change.isNew(is)
  return now === null ? words().change.isGone(was) : words().change.instead(is, was)
}

type Compared = Pick<Comparison, 'frames' | 'baseId' | 'layers'>

/** The layers that the base or the variant has, in the order of the comparison. */
export function layerChanges(compared: Compared, variant: ComparedFrame): LayerChange[] {
  const { frames, layers } = compared
  const [baseAt, at] = [frames.indexOf(baseOf(compared)), frames.indexOf(variant)]
  return layers.flatMap((layer) => {
    const base = layer.places[baseAt] ?? null
    const here = layer.places[at] ?? null
    if (base === null && here === null) return []
    return [{ layer, base, here, gain: gainOf(base, here) }]
  })
}

function gainOf(base: Place | null, here: Place | null): number {
  if (base?.attention === null || here?.attention === null) return 0
  const [before, now] = [seenOf(base), seenOf(here)]
  return seenChanged(before, now) ? now - before : 0
}

/** True for the main action of one of the two frames. */
function isAction(
  { base: was, here }: LayerChange,
  base: ComparedFrame,
  variant: ComparedFrame
): boolean {
  const actions = [base, variant].flatMap(({ mainAction }) => mainAction?.layer.id ?? [])
  return actions.some((id) => id === was?.id || id === here?.id)
}

/** Least gain or loss that is worth a word: more than one viewer in twenty. */
const WORTH = 0.05

/** Changes that are worth a word, of other layers than the main action; largest gain first. */
export function toldChanges(compared: Compared, variant: ComparedFrame): LayerChange[] {
  const base = baseOf(compared)
  if (base.shares === null || variant.shares === null) return []
  return layerChanges(compared, variant)
    .filter((row) => Math.abs(row.gain) > WORTH && !isAction(row, base, variant))
    .sort((one, other) => other.gain - one.gain)
}
