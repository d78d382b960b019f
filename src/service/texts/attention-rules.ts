import { isHigh } from './compare'
import { layersOf } from './layer-ranks'
import type { Measured } from './measured'
import { regionName } from './place'
import { about, type Rule } from './rule'
import { firstSpotLeads, rivalry, spotInWords, spotPlace } from './spots'
import { capital, list, percent, times } from './words'

/** A region is named as the strongest when it holds so many times what an even one would. */
const STRONG_REGION = 2 / 9

const hasNoLayers = (measured: Measured): boolean => layersOf(measured).length === 0

/** Where people look, where no layers are known: hotspots and regions. */
export const ATTENTION_RULES: readonly Rule[] = [
  {
    id: 'no spot',
    when: ({ hotspots }) => hotspots.length === 0,
    say: () => 'No spot stands out from the rest.'
  },
  {
    id: 'strongest spot',
    when: (measured) => hasNoLayers(measured) && measured.hotspots.length > 0,
    say: (measured) => {
      const [first] = measured.hotspots
      return `The strongest spot, hotspot 1, lies ${spotPlace(first!, measured)} and gets ${percent(first!.share)} of the predicted attention.`
    }
  },
  {
    id: 'next spots',
    when: (measured) => hasNoLayers(measured) && measured.hotspots.length > 1,
    say: (measured) => {
      const next = measured.hotspots.slice(1, 3).map((spot) => spotInWords(spot, measured))
      return `Next ${next.length > 1 ? 'are' : 'is'} ${list(next)}.`
    }
  },
  {
    id: 'competing spots',
    when: (measured) => hasNoLayers(measured) && isHigh(measured, 'rivalry'),
    say: (measured) =>
      `Hotspots 1 and 2 compete: the second gets ${percent(rivalry(measured))} of what the first gets.`
  },
  {
    id: 'clear lead',
    when: (measured) => hasNoLayers(measured) && firstSpotLeads(measured),
    say: (measured) =>
      `Hotspot 1 leads: it gets ${times(1, rivalry(measured))} as much as hotspot 2.`
  },
  about('strongest region', strongestRegion, (region, { regions }) => {
    const { attention, perception } = regions[region]!
    return `${capital(regionName(region))}, a ninth of the picture, holds ${percent(attention)} of the attention and ${percent(perception)} of the first views.`
  })
]

function strongestRegion(measured: Measured): number | null {
  const shares = measured.regions.map(({ attention }) => attention)
  const most = Math.max(...shares)
  return hasNoLayers(measured) && most >= STRONG_REGION ? shares.indexOf(most) : null
}
