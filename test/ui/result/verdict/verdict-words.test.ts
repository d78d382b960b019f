import { describe, expect, it } from 'vitest'
import type { LayerShare } from '../../../../src/file'
import { verdictWords } from '../../../../src/ui/result/verdict/judge-result'
import { judgeLayers, type Judgement } from '../../../../src/engine/texts/judge-layers'
import { inGerman } from '../../support/in-german'
import { layerData, layerShare, layerShares } from '../../support/layer-shares'

function layer(name: string, perception: number | null, change: Partial<LayerShare> = {}) {
  return layerShare({ id: name, name, perception, attention: 0.1, ...change })
}

function words(layers: LayerShare[], change: Partial<Judgement> = {}): string {
  const picture = { width: 1440, height: 900 }
  const judgement = judgeLayers({ medium: 'desktopWeb', picture, layers, marked: null, goal: '' })
  return verdictWords({
    state: 'judged',
    judgement: { ...judgement, ...change },
    shares: layerShares(layers),
    data: layerData()
  })
}

const headline = layer('Headline', 0.4)
const photo = layer('Photo', 0.2, { kind: 'image' })
const price = layer('Price', 0.1)
const button = layer('Buy now', 0.02, { kind: 'control' })

describe('the verdict', () => {
  it('says what people see first, and at which place the main action comes', () => {
    expect(words([headline, photo, price, button])).toBe(
      'People see “Headline” first. Your button “Buy now” comes 4th of 4.'
    )
  })

  it('calls a button that nobody named by its place', () => {
    const unnamed = { ...button, name: 'Frame 7' }
    const said = words([headline, unnamed], { action: { layer: unnamed, by: 'mark' } })
    expect(said).toMatch(/^People see “Headline” first\. The control .* comes 2nd of 2\.$/)
  })

  it('is the same in German', async () => {
    expect(await inGerman(() => words([headline, photo, price, button]))).toMatch(
      /^Zuerst fällt [“„]Headline[”“] auf\. Ihr Button [“„]Buy now[”“] kommt als 4\. von 4\.$/
    )
  })

  it('says of how many, where the main action comes late', () => {
    const others = Array.from({ length: 11 }, (_, i) => layer(`Text ${'abcdefghijk'[i]!}`, 0.05))
    expect(words([headline, ...others, button])).toContain('“Buy now” comes 13th of 13.')
  })

  it('names two where neither is clearly first', () => {
    const rival = layer('Rival', 0.38)
    expect(words([headline, rival])).toBe('People see “Headline” and “Rival” first, about equally.')
  })

  it('is one sentence where the main action leads', () => {
    const leading = { ...button, perception: 0.6 }
    expect(words([leading, headline])).toBe('People see your button “Buy now” first.')
  })

  it('says so where people hardly see the main action at first', () => {
    expect(words([headline, { ...button, perception: 0 }])).toContain(
      'Your button “Buy now” is hardly seen at first.'
    )
  })

  it('says so where nothing stands out', () => {
    const unseen = { attention: 0, perception: 0 }
    expect(words([layer('A', 0, unseen), layer('B', 0, unseen)])).toBe(
      'Nothing in this frame stands out.'
    )
  })

  it.each([
    ['measuring', 'Measuring'],
    ['tooSmall', 'Too small to judge. Analyse the frame around it.'],
    ['noMap', 'no attention map'],
    ['unreadable', 'cannot be read'],
    ['noLayers', 'one picture'],
    ['outOfDate', 'Run again'],
    ['failed', 'could not be measured']
  ] as const)('says why there is none: %s', (state, said) => {
    expect(verdictWords({ state })).toContain(said)
  })
})
