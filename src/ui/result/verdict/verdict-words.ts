import type { LayerData } from '../../../bridge'
import { standingIn } from '../../../engine/order/layer-order'
import type { Judgement } from '../../../engine/texts/judge-layers'
import type { LayerShare, LayerShares } from '../../../file'
import { movedSince } from '../../main-action/moved-since'
import { formatShare } from '../../words/format-numbers'
import { upperFirst } from '../../words/quoted'
import { standingWords } from '../../words/standing-words'
import { words as shared } from '../../words/words'
import { words } from '../words'
import type { Judged } from './use-judgement'

/** Layers that nobody named are called by what they are and where. */
const NAMED = /^[\u201c\u201e]/

/**
 * The answer in one or two sentences: what people see first, and how the main action fares. `nameOf` says what to call
 * a layer; as the engine's texts do where it is not given.
 */
export function verdictWords(judged: Judged, nameOf?: Judgement['nameOf']): string {
  if (judged.state === 'judged') {
    const { judgement } = judged
    return sentences(judgement, nameOf ?? judgement.nameOf)
  }
  return judged.state === 'tooSmall' ? shared().tooSmall : words().why[judged.state]
}

function sentences(judgement: Judgement, nameOf: Judgement['nameOf']): string {
  const { action, level, places } = judgement
  const [first, second] = places.keys()
  if (first === undefined) return words().nothing
  const name = (layer: LayerShare): string => {
    const called = nameOf(layer)
    const isButton = layer === action?.layer && layer.kind === 'control'
    return isButton && layer.found === undefined && NAMED.test(called)
      ? words().yourButton(called)
      : called
  }
  const isLevel = level && second !== undefined
  const lead = isLevel ? words().firstTwo(name(first), name(second)) : words().first(name(first))
  if (action === null || action.layer === first || (isLevel && action.layer === second)) return lead
  const standing = standingIn(judgement, action.layer)
  return `${lead} ${words().fares(upperFirst(name(action.layer)), standingWords(standing))}`
}

interface Known {
  shares: LayerShares
  data: LayerData
  /** Whether somebody marked it. */
  confirmed: boolean
}

/** The main action's share, and how that moved since the last run. */
export function fareWords(layer: LayerShare, { shares, data, confirmed }: Known): string {
  const moved = confirmed ? movedSince(data.history, shares.runId, layer) : null
  const share = layer.attention === null ? [] : [words().gets(formatShare(layer.attention))]
  return [
    ...(confirmed ? [] : [words().suggested]),
    ...share,
    ...(moved === null ? [] : [moved])
  ].join(' ')
}
