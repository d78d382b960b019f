import type { Brief } from './brief'
import { CLUTTER_ADVICE } from './clutter-advice'
import { isHigh, isLow, usualRange } from './compare'
import { layerName } from './layer-name'
import { layersOf } from './layer-ranks'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import { RIVAL_ADVICE, weakControl } from './rival-advice'
import { about, type Rule } from './rule'
import { SIZE_ADVICE } from './size-advice'
import { halfArea, noticeable } from './spread-rules'
import { targetOf } from './target'
import { TARGET_ADVICE } from './target-advice'
import { neglectedThirds, type OuterThird } from './thirds'
import { percent, short } from './words'
import { withinBrand } from './within-brand'

/** What to look at next, most telling first: a finding with its number, then something to try. */
export const RECOMMENDATION_RULES: readonly Rule[] = [
  ...TARGET_ADVICE,
  ...RIVAL_ADVICE,
  CLUTTER_ADVICE,
  {
    id: 'no focus',
    when: (measured) => isHigh(measured, 'areaOfHalfAttention'),
    say: (measured, brief) => {
      const advice = 'Size, contrast and empty space around the main element would gather it.'
      return `**Give one element more weight.** Half of the attention spreads over ${halfArea(measured)}. ${advice}${withinBrand(brief, advice)}`
    }
  },
  ...SIZE_ADVICE,
  {
    id: 'little attention',
    when: (measured) => layersOf(measured).length === 0 && neglectedThirds(measured).length > 0,
    say: (measured) => {
      const third = neglectedThirds(measured)[0]!
      return `**Keep what must be seen out of the ${third} third.** It gets ${thirdShare(third, measured)}.`
    }
  },
  about('layer in a neglected third', layerInNeglectedThird, ({ layer, third }, measured) => {
    const name = layerName(layer, measured)
    return `**Move ${name} out of the ${third} third, if it must be seen.** That third gets ${thirdShare(third, measured)}.`
  }),
  {
    id: 'low contrast',
    when: (measured) => isLow(measured, 'contrast'),
    say: (measured, brief) => {
      const advice = 'Raise the contrast of the main element.'
      return `**${advice}** Lightness varies by ${short(measured.measures.contrast)} around its mean (usual: ${usualRange(measured, 'contrast')}), so little stands out by being lighter or darker.${withinBrand(brief, advice)}`
    }
  }
]

function thirdShare(third: OuterThird, measured: Measured): string {
  const share = measured.measures.attentionByThirds[third]
  return `${percent(share)} of the attention (usual: ${usualRange(measured, third)})`
}

/** A control in a third that is hardly looked at, where no other advice is about it. */
function layerInNeglectedThird(
  measured: Measured,
  brief: Brief
): { layer: MeasuredLayer; third: OuterThird } | null {
  for (const third of neglectedThirds(measured)) {
    const layer = noticeable(third, measured)
    const said = [targetOf(measured, brief)?.layer, weakControl(measured, brief)?.[0]]
    if (layer && !said.includes(layer)) return { layer, third }
  }
  return null
}

/** Said when no rule of the table holds: what was looked for. */
export function nothingToChange(measured: Measured): string {
  const ofLayers = layersOf(measured).length > 0 ? ' layers that get too much or too little,' : ''
  return `None of the checks asks for a change: competing spots,${ofLayers} scattered attention, clutter, parts that get little attention, contrast.`
}
