import type { Brief } from './brief'
import { isHigh } from './compare'
import { strengthen } from './layer-advice'
import { layerName, layerWithShare } from './layer-name'
import { clearLeader, closeLeaders, isBackdrop, layersOf, layersOfKind } from './layer-ranks'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { getsMore, rankInWords, strongestControl } from './primary-rules'
import { about, type Rule } from './rule'
import { shareOneLayer, spotInWords } from './spots'
import { targetOf } from './target'
import { count } from './words'
import { withinBrand } from './within-brand'

/** A leader with so many times the attention of the strongest control leaves all controls weak. */
const WEAK_CONTROL = 3
/** Of several controls, one that gets less is not likely to be meant as the main one. */
const LEAST_ACTION = 0.01

const CALM = 'Make the less important one smaller, calmer or lower in contrast'

/** What to try where something competes and the designer has not said what should lead. */
export const RIVAL_ADVICE: readonly Rule[] = [
  about('close layers', rivals, ([first, second], measured, brief) => {
    const names = `${layerWithShare(first, measured)} nor ${layerWithShare(second, measured)}`
    return `**Decide what comes first.** Neither ${names} leads clearly. ${CALM}.${withinBrand(brief, CALM)}`
  }),
  about('weak control', weakControl, ([control, leader], measured, brief) => {
    const controls = layersOfKind(measured, 'control').length
    const which =
      controls > 1 ? `The strongest of ${count(controls, 'control')}` : 'The only control'
    const role = controls > 1 ? 'the main action' : 'what visitors should press'
    const more = strengthen(control, measured)
    return `**Check ${layerName(control, measured)}.** ${which} ${rankInWords(control, measured)}; ${layerName(leader, measured)} ${getsMore(leader, control)}. If it is ${role}, ${more}.${withinBrand(brief, more)}`
  }),
  {
    id: 'competing spots',
    when: (measured, brief) =>
      isHigh(measured, 'rivalry') &&
      clearLeader(measured) === null &&
      !shareOneLayer(measured) &&
      targetOf(measured, brief) === null &&
      rivals(measured, brief) === null,
    say: (measured, brief) => {
      const [first, second] = measured.hotspots
      return `**Decide what comes first.** Attention is nearly even between ${spotInWords(first!, measured)} and ${spotInWords(second!, measured)}. ${CALM}.${withinBrand(brief, CALM)}`
    }
  }
]

/** Leaders that are close, where neither is known to be the one that should lead, or is a mere backdrop. */
function rivals(measured: Measured, brief: Brief): [MeasuredLayer, MeasuredLayer] | null {
  const two = targetOf(measured, brief) === null ? closeLeaders(measured) : null
  return two?.some(isBackdrop) ? null : two
}

/** The strongest control and the leader that leaves it far behind. */
export function weakControl(
  measured: Measured,
  brief: Brief
): [MeasuredLayer, MeasuredLayer] | null {
  const control = targetOf(measured, brief) === null ? strongestControl(measured) : null
  const isOnly = layersOfKind(measured, 'control').length === 1
  if (!control || (!isOnly && control.attention < LEAST_ACTION)) return null
  const layers = layersOf(measured)
  const leader = layers.find((layer) => !isBackdrop(layer)) ?? layers[0]!
  return leader.attention >= WEAK_CONTROL * control.attention ? [control, leader] : null
}
