import { isHigh, isLow, usualRange } from './compare'
import { layerName, middleOf } from './layer-name'
import { layersOfKind, primaryOf } from './layer-ranks'
import type { Measured } from './measured'
import type { MeasuredLayer } from './measured-layer'
import type { Rule } from './rule'
import { liesInThird, majorityThird, neglectedThirds, type OuterThird } from './thirds'
import { list, percent } from './words'

/** How attention is spread over the picture, and what it hardly reaches. */
export const SPREAD_RULES: readonly Rule[] = [
  {
    id: 'concentrated',
    when: (measured) => isLow(measured, 'areaOfHalfAttention'),
    say: (measured) => `Attention is concentrated: half of it falls on ${halfArea(measured)}.`
  },
  {
    id: 'spread out',
    when: (measured) => isHigh(measured, 'areaOfHalfAttention'),
    say: (measured) => `Attention is spread out: half of it covers ${halfArea(measured)}.`
  },
  {
    id: 'first views',
    when: ({ measures }) => majorityThird(measures.perceptionByThirds) !== null,
    say: ({ measures }) => {
      const third = majorityThird(measures.perceptionByThirds)!
      return `The ${third.inWords} holds ${percent(third.share)} of the first views.`
    }
  },
  {
    id: 'little attention',
    when: (measured) => neglectedThirds(measured).length > 0,
    say: (measured) => {
      const thirds = neglectedThirds(measured).map((name) => {
        const layer = noticeable(name, measured)
        const inside = layer ? `; ${layerName(layer, measured)} lies there` : ''
        const share = percent(measured.measures.attentionByThirds[name])
        return `the ${name} third (${share}, usual: ${usualRange(measured, name)}${inside})`
      })
      return `Less attention than usual reaches ${list(thirds)}.`
    }
  }
]

/** `18 % of the picture (usual: 18 % to 23 %)`. */
export function halfArea(measured: Measured): string {
  const { areaOfHalfAttention } = measured.measures
  return `${percent(areaOfHalfAttention)} of the picture (usual: ${usualRange(measured, 'areaOfHalfAttention')})`
}

/** A layer in a third that is there to be noticed: the primary element, or the strongest control. */
export function noticeable(third: OuterThird, measured: Measured): MeasuredLayer | null {
  const primary = primaryOf(measured)
  const layers = [...(primary ? [primary] : []), ...layersOfKind(measured, 'control')]
  return layers.find((layer) => liesInThird(third, middleOf(layer))) ?? null
}
