import { describe, expect, it } from 'vitest'
import { shown } from '../../../src/service/texts/compare'
import { reference } from '../../../src/service/texts/reference'
import { writeRecommendations } from '../../../src/service/texts/write-recommendations'
import { writeSummary } from '../../../src/service/texts/write-summary'
import { measured, REFERENCE, regionsWith, spot } from '../support/measured'
import { type Case, thirds, usual } from './cases'
import { plain } from './plain'

const { bottom, right, areaOfHalfAttention, clarity, contrast, crowding } = REFERENCE
const { excitingness, colourfulness, rivalry } = REFERENCE

describe('the summary', () => {
  it.each<Case>([
    ['No spot stands out', {}, { hotspots: [] }],
    [
      'The strongest spot, hotspot 1, lies at the bottom right and gets 31 % of the predicted attention',
      {},
      { hotspots: [spot(0.31, 899, 599)] }
    ],
    [
      'Next are hotspot 2 in the centre (12 %) and hotspot 3 at the middle left (7.1 %).',
      { hotspots: [spot(0.3, 1, 1)] },
      {
        hotspots: [
          spot(0.3, 1, 1),
          spot(0.12, 450, 300, 2),
          spot(0.071, 0, 250, 3),
          spot(0.05, 1, 1)
        ]
      }
    ],
    [
      'Hotspots 1 and 2 compete: the second gets 99 % of what the first gets',
      { hotspots: [spot(0.2, 1, 1), spot(0.2 * rivalry.high, 1, 1)] },
      { hotspots: [spot(0.2, 1, 1), spot(0.198, 1, 1)] }
    ],
    [
      'Hotspot 1 leads: it gets 1.4 times as much as hotspot 2',
      { hotspots: [spot(0.2, 1, 1), spot(0.141, 1, 1)] },
      { hotspots: [spot(0.2, 1, 1), spot(0.139, 1, 1)] }
    ],
    [
      'The middle right, a ninth of the picture, holds 23 % of the attention and 40 % of the first views.',
      { regions: regionsWith({ 5: { attention: 0.222, perception: 0.4 } }) },
      { regions: regionsWith({ 5: { attention: 0.225, perception: 0.4 } }) }
    ],
    [
      `Attention is concentrated: half of it falls on 1.0 % of the picture (usual: ${usual('areaOfHalfAttention')})`,
      { measures: { areaOfHalfAttention: areaOfHalfAttention.low } },
      { measures: { areaOfHalfAttention: 0.01 } }
    ],
    [
      `Attention is spread out: half of it covers 44 % of the picture (usual: ${usual('areaOfHalfAttention')})`,
      { measures: { areaOfHalfAttention: areaOfHalfAttention.high } },
      { measures: { areaOfHalfAttention: 0.44 } }
    ],
    [
      'The top third holds 51 % of the first views',
      { measures: { perceptionByThirds: thirds({ top: 0.5, middle: 0.3, bottom: 0.2 }) } },
      { measures: { perceptionByThirds: thirds({ top: 0.51, middle: 0.3, bottom: 0.19 }) } }
    ],
    [
      `Less attention than usual reaches the bottom third (2.0 %, usual: ${usual('bottom')}) and the right third (3.0 %, usual: ${usual('right')})`,
      { measures: { attentionByThirds: thirds({ bottom: bottom.low, right: right.low }) } },
      { measures: { attentionByThirds: thirds({ bottom: 0.02, right: 0.03 }) } }
    ],
    ['### Clarity 57 of 100', {}, { clarity: 56.6 }],
    [
      `clearer than usual (${usual('clarity')})`,
      { clarity: clarity.high },
      { clarity: clarity.high + 1 }
    ],
    ['more cluttered than usual', { clarity: clarity.low }, { clarity: clarity.low - 1 }],
    ['as clear as usual', { clarity: clarity.low - 1 }, { clarity: clarity.low }],
    [
      `More than usual: detail close together on 99 % of the picture (usual: ${usual('crowding')})`,
      { measures: { crowding: crowding.high } },
      { measures: { crowding: 0.99 } }
    ],
    [
      'Clutter is densest at the bottom centre: 50 of 100, against 41 on average.',
      { regions: regionsWith({ 7: { clutter: 0.49 } }) },
      { regions: regionsWith({ 7: { clutter: 0.5 } }) }
    ],
    [
      `lightness varies by 4.2 around its mean (usual: ${usual('contrast')})`,
      { measures: { contrast: contrast.low } },
      { measures: { contrast: 4.21 } }
    ],
    [
      `more exciting than usual (${usual('excitingness')})`,
      { excitingness: excitingness.high },
      { excitingness: excitingness.high + 1 }
    ],
    ['calmer than usual', { excitingness: excitingness.low }, { excitingness: 1 }],
    [
      'Colours are strong: 140,',
      { measures: { colourfulness: colourfulness.high } },
      { measures: { colourfulness: 140 } }
    ],
    [
      'Colours are muted: 2.5,',
      { measures: { colourfulness: colourfulness.low } },
      { measures: { colourfulness: 2.5 } }
    ],
    [
      '#123456, fills 77 %',
      {},
      { measures: { dominantColours: [{ hex: '#123456', share: 0.77 }] } }
    ]
  ])('says “%s” when its number says so, and not before', (sentence, unchanged, changed) => {
    expect(plain(writeSummary(measured(unchanged)))).not.toContain(sentence)
    expect(plain(writeSummary(measured(changed)))).toContain(sentence)
  })

  it('compares attention with what is usual for the medium', () => {
    const generic = measured({ measures: { attentionByThirds: thirds({ left: 0.32 }) } })
    const ranges = [generic, { ...generic, medium: 'desktopWeb' as const }].map(({ medium }) => {
      const { low } = reference(medium).left
      const text = writeSummary({
        ...generic,
        medium,
        measures: { ...generic.measures, attentionByThirds: thirds({ left: low / 2 }) }
      })
      expect(text).toContain(
        `the left third (${shown('left', low / 2)}, usual: ${shown('left', low)}`
      )
      return low
    })
    expect(ranges[0]).not.toBe(ranges[1])
  })

  it('calls nothing unusual that would be shown as the usual number', () => {
    const { high } = areaOfHalfAttention
    const text = writeSummary(measured({ measures: { areaOfHalfAttention: high + 1e-6 } }))
    expect(text).not.toContain('spread out')
  })

  it('always says what it is, and what is usual', () => {
    for (const text of [writeSummary(measured()), writeRecommendations(measured())]) {
      expect(text).toMatch(/\*(An estimate|Estimates) .* Usual is the middle half of .*\.\*$/)
    }
  })
})
