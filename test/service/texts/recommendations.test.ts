import { describe, expect, it } from 'vitest'
import { nothingToChange } from '../../../src/service/texts/recommendation-rules'
import { writeRecommendations } from '../../../src/service/texts/write-recommendations'
import { layer, measured, REFERENCE, regionsWith, spot } from '../support/measured'
import { type Case, type Changes, control, image, thirds, usual } from './cases'
import { plain } from './plain'

const { areaOfHalfAttention, clarity, contrast, left } = REFERENCE

const write = (changes: Changes, brief = {}): string =>
  plain(writeRecommendations(measured(changes), brief))

/** An analysis in which every check of the whole picture asks for a change. */
const TROUBLED: Changes = {
  clarity: 3,
  hotspots: [spot(0.2, 1, 1), spot(0.2, 450, 300, 2)],
  measures: {
    areaOfHalfAttention: 0.44,
    colourCount: 999,
    contrast: 4,
    attentionByThirds: thirds({ bottom: 0.1 })
  }
}

describe('the recommendations', () => {
  it.each<Case>([
    [
      'Attention is nearly even between hotspot 1 at the top left (20 %) and hotspot 2 in the centre (20 %)',
      { hotspots: [spot(0.2, 1, 1), spot(0.2 * REFERENCE.rivalry.high, 450, 300, 2)] },
      { hotspots: [spot(0.2, 1, 1), spot(0.1995, 450, 300, 2)] }
    ],
    [
      `Half of the attention spreads over 44 % of the picture (usual: ${usual('areaOfHalfAttention')})`,
      { measures: { areaOfHalfAttention: areaOfHalfAttention.high } },
      { measures: { areaOfHalfAttention: 0.44 } }
    ],
    [
      `**Reduce clutter.** Clarity is 3 of 100 (usual: ${usual('clarity')}). What stands out is detail close together on 99 % of the picture`,
      { clarity: clarity.low, measures: { crowding: 0.99 } },
      { clarity: 3, measures: { crowding: 0.99 } }
    ],
    [
      'Clutter is densest at the top left (50 of 100, against 41 on average), and 3 layers lie there.',
      {
        clarity: 3,
        regions: regionsWith({ 0: { clutter: 0.5 } }),
        layers: [layer('A', 0.3), layer('B', 0.1)]
      },
      {
        clarity: 3,
        regions: regionsWith({ 0: { clutter: 0.5 } }),
        layers: [layer('A', 0.3), layer('B', 0.1), layer('C', 0.1)]
      }
    ],
    [
      `Keep what must be seen out of the left third.** It gets 2.0 % of the attention (usual: ${usual('left')})`,
      { measures: { attentionByThirds: thirds({ left: left.low }) } },
      { measures: { attentionByThirds: thirds({ left: 0.02 }) } }
    ],
    [
      `Lightness varies by 4.2 around its mean (usual: ${usual('contrast')})`,
      { measures: { contrast: contrast.low } },
      { measures: { contrast: 4.2 } }
    ]
  ])('advise “%s” when its number says so', (sentence, unchanged, changed) => {
    expect(write(unchanged)).not.toContain(sentence)
    expect(write(changed)).toContain(sentence)
  })

  it('say so when there is nothing to change', () => {
    expect(write({})).toContain(nothingToChange(measured()))
    const layers = [layer('Title', 0.3), layer('Note', 0.1)]
    const text = write({ layers })
    expect(text).toContain(nothingToChange(measured({ layers })))
    expect(text).not.toMatch(/^- /m)
  })

  it('are four at most, the most telling first', () => {
    const text = write(TROUBLED)
    expect(text.match(/^- /gm)).toHaveLength(4)
    expect(text).toMatch(/^- \*\*Decide what comes first/)
    const layers = [image('Photo', 0.3), control('Buy', 0.09, { isPrimary: true })]
    const ofLayers = write({ ...TROUBLED, layers })
    expect(ofLayers.match(/^- /gm)).toHaveLength(4)
    expect(ofLayers).toMatch(/^- \*\*Bring “Buy” forward/)
  })

  it('start from the goal when one is given, and say when nothing else asks for a change', () => {
    const goal = { goal: 'Get sign-ups' }
    const text = write({}, goal)
    expect(text).toContain(
      '- **Check the strongest spots against the goal.** Nothing draws more attention than hotspot 1 at the top left (20 %) and hotspot 2 in the centre (15 %).'
    )
    expect(text).toContain(nothingToChange(measured()))
    expect(write({}, { goal: '  ' })).not.toContain('goal')
    expect(write({ hotspots: [] }, goal)).not.toContain('Check')
    expect(write({ layers: [layer('Title', 0.3), layer('Note', 0.1)] }, goal)).toContain(
      '- **Check the strongest layers against the goal.** Nothing draws more attention than “Title” (30 %) and “Note” (10 %).'
    )
  })

  it('leave room for the audience, and are still four at most', () => {
    const text = write(TROUBLED, { goal: 'Get sign-ups', audience: 'Nurses' })
    expect(text.match(/^- .*$/gm)).toHaveLength(4)
    expect(text.match(/^- .*$/gm)?.at(-1)).toMatch(/^- \*\*Show it to the audience/)
  })

  it('name the brand constraints where an advice touches colour or contrast, and there alone', () => {
    const note = 'Keep to the brand constraints'
    const layers = [
      image('Photo', 0.3),
      layer('Form', 0.04, { area: 0.1 }),
      control('Colour picker', 0.02, { isPrimary: true })
    ]
    for (const changes of [TROUBLED, { ...TROUBLED, layers }]) {
      const items = write(changes, { brand: 'Navy and white only' }).match(/^- .*$/gm) ?? []
      for (const item of items) {
        const advice = item.replace(/“[^”]*”|about \d+ .*?\)|number of colours/g, '')
        expect(item.includes(note)).toBe(/contrast|colour/.test(advice))
      }
      expect(items.filter((item) => item.includes(note))).not.toHaveLength(0)
      expect(write(changes)).not.toContain(note)
    }
  })
})
