import type { Trial, Tried } from '../../engine/candidates/try-candidates'
import { standingIn } from '../../engine/order/layer-order'
import type { Judgement } from '../../engine/texts/judge-layers'
import type { LayerShare } from '../../file'
import { lowerFirst } from '../words/quoted'
import { standingWords } from '../words/standing-words'
import { changeWords, gainWords, type NameOf } from './change-words'
import { words } from './words'

/** So many of the first layers are seen in the first moments: what comes among them needs no help. */
const AMONG_FIRST = 5

/** That a layer comes first already, so that nothing is looked for; null where it does not. */
export function needsNothing(judgement: Judgement, action: LayerShare): string | null {
  const { rank, level } = standingIn(judgement, action)
  const isFirst = rank === 1 || (rank === 2 && level)
  return isFirst ? words().firstAlready(judgement.nameOf(action)) : null
}

/** What was found where nothing helps, and what came nearest; empty where something does. */
export function answerWords(judgement: Judgement, action: LayerShare, tried: Tried): string[] {
  if (tried.helping.length > 0) return []
  const name = judgement.nameOf(action)
  const standing = standingIn(judgement, action)
  if (standing.rank !== null && standing.rank <= AMONG_FIRST) {
    return [words().wellPlaced(name, standingWords(standing))]
  }
  const said = words().nothingHelps(name, tried.others.length)
  const nearest = nearestOf(tried)
  if (nearest === null) return [said]
  const change = lowerFirst(changeWords(nearest.candidate, namesIn(judgement)))
  return [said, words().nearest(change, gainWords(nearest))]
}

/** What came nearest to helping. */
function nearestOf({ others }: Tried): Trial | null {
  const [best] = others
    .filter(
      ({ outcome, before, after }) => outcome === 'noise' && after.attention > before.attention
    )
    .sort((one, other) => other.after.attention - one.after.attention)
  return best ?? null
}

export function namesIn({ order, nameOf }: Judgement): NameOf {
  return (id) => {
    const layer = order.find((one) => one.id === id)
    return layer === undefined ? null : nameOf(layer)
  }
}
