import { describe, expect, it } from 'vitest'
import type { Tried } from '../../../src/engine/candidates/try-candidates'
import { type Judgement, judgeLayers } from '../../../src/engine/texts/judge-layers'
import type { LayerShare } from '../../../src/file'
import { answerWords, barredWords, needsNothing } from '../../../src/ui/what-if/answer-words'
import { layerShare } from '../support/layer-shares'
import { trial } from '../support/trial'

function layer(name: string, perception: number, change: Partial<LayerShare> = {}): LayerShare {
  return layerShare({ id: name, name, perception, attention: 0.1, ...change })
}

function judge(layers: LayerShare[]): Judgement {
  const picture = { width: 1440, height: 900 }
  return judgeLayers({ medium: 'desktopWeb', picture, layers, marked: null, goal: '' })
}

const [headline, photo, button] = [layer('Headline', 0.4), layer('Photo', 0.2), layer('Buy', 0.02)]
const tried = (change: Partial<Tried> = {}): Tried => ({
  ...{ helping: [], others: [], impossible: [], barred: [] },
  ...change
})
/** A change that is judged to move the button by no more than noise, though its share rises to `attention`. */
const noise = (attention: number, by = 1.5): Tried['others'][number] => {
  const one = trial('Buy')
  const edits = [{ do: 'scale', id: 'Buy', by }] as const
  const candidate = { ...one.candidate, edits: [...edits] }
  return { ...one, candidate, after: { ...one.after, attention, rank: 14 }, outcome: 'noise' }
}

describe('nothing is looked for', () => {
  it('for what comes first, or as good as first', () => {
    const judgement = judge([headline, photo, button])
    expect(needsNothing(judgement, headline)).toBe('Nothing to fix: “Headline” comes first.')
    expect(needsNothing(judgement, photo)).toBeNull()
    const level = judge([headline, layer('Photo', 0.39), button])
    expect(needsNothing(level, level.order[1]!)).toBe('Nothing to fix: “Photo” comes first.')
  })

  it('for a part of a picture', () => {
    const parts = [headline, photo, { ...button, found: 'text' as const }]
    expect(needsNothing(judge(parts), photo)).toMatch(/^This is a picture/)
    expect(needsNothing(judge([headline, photo, button]), button)).toBeNull()
  })
})

describe('what was tried', () => {
  const others = Array.from({ length: 6 }, (_, at) => layer(`Line ${at}`, 0.1))
  const judgement = judge([headline, photo, ...others, button])

  it('says that nothing helps, and what came nearest', () => {
    const answer = answerWords(
      judgement,
      button,
      tried({ others: [noise(0.025), noise(0.03, 1.1)] })
    )
    expect(answer).toEqual([
      '2 changes were tried for “Buy”; none moves it by more than noise.',
      'Nearest: Make “Buy” a little larger, about 2.0% to 3.0%.'
    ])
  })

  it('leaves out what nobody would see, what loses, and what is more than noise', () => {
    const worse: Tried['others'][number] = { ...noise(0.09), outcome: 'worse' }
    const answer = answerWords(
      judgement,
      button,
      tried({ others: [noise(0.02), noise(0.02001), noise(0.01), worse] })
    )
    expect(answer).toEqual(['4 changes were tried for “Buy”; none moves it by more than noise.'])
  })

  it('says nothing where a change helps, and no more where a layer comes among the first', () => {
    expect(answerWords(judgement, button, tried({ helping: [trial('Buy')] }))).toEqual([])
    expect(answerWords(judgement, photo, tried({ others: [noise(0.03)] }))).toEqual([
      'Nothing to fix: “Photo” comes 2nd of 9.'
    ])
  })

  it('names the layers that cannot be changed, and why', () => {
    const barred = [
      { layerId: 'Photo', why: 'locked' },
      { layerId: 'Buy', why: 'instance' },
      { layerId: 'gone', why: 'locked' }
    ] as const
    expect(barredWords(judgement, tried({ barred }))).toBe(
      'Locked, so changes to it are not offered: “Photo”. In an instance, where Figma allows no other size or place: “Buy”.'
    )
    expect(barredWords(judgement, tried())).toBe('')
  })
})
