import { describe, expect, it } from 'vitest'
import type { Trial, Tried } from '../../../src/engine/candidates/tried'
import { type Judgement, judgeLayers } from '../../../src/engine/texts/judge-layers'
import type { Candidate, LayerShare } from '../../../src/file'
import { answerWords, earlyWords, fixesOf, statedBy } from '../../../src/engine/texts/advice'
import { layerShare } from '../../ui/support/layer-shares'
import { trial } from '../../ui/support/trial'

function layer(name: string, attention: number, change: Partial<LayerShare> = {}): LayerShare {
  const box: LayerShare['box'] = [0, 0, 0.1, 0.1]
  return layerShare({
    id: name,
    name,
    attention,
    perception: attention,
    area: 0.02,
    box,
    ...change
  })
}

function judge(layers: LayerShare[]): Judgement {
  const picture = { width: 1440, height: 900 }
  return judgeLayers({ medium: 'desktopWeb', picture, layers, marked: null, goal: '' })
}

const headline = layer('Headline', 0.2)
const photo = layer('Photo', 0.03)
const button = layer('Buy', 0.004)
/** A page on which the button is seen late. */
const late = judge([headline, photo, layer('Price', 0.01), button])
const tried = (change: Partial<Tried> = {}): Tried => ({
  ...{ helping: [], due: [], others: [], barred: [], above: null },
  ...change
})

describe('before anything is looked for', () => {
  it('says what is seen early enough: by half of the people, or among the first three', () => {
    const judgement = judge([headline, photo, button])
    expect(earlyWords(judgement, headline)).toBe('“Headline” is seen early enough (1st).')
    const others = ['B', 'C', 'D'].map((name) => layer(name, 0.2))
    const [, , , fourth] = judge([headline, ...others]).order
    expect(earlyWords(judge([headline, ...others]), fourth!)).toContain('early enough (4th)')
    expect(earlyWords(judgement, button)).toContain('early enough (3rd)')
    expect(earlyWords(late, button)).toBeNull()
    const found = layer('control', 0.2, { kind: 'control', found: 'control' })
    expect(earlyWords(judge([found]), found)).toMatch(/^The button at the top left is seen early/)
  })
})

describe('what was tried', () => {
  it('states itself the reason for which a change is due, but none where it tells a gain', () => {
    const due = (kind: Candidate['kind'], outcome: Trial['outcome'], of = 'Buy'): Trial => {
      const one = trial(of)
      return { ...one, candidate: { ...one.candidate, kind }, outcome }
    }
    const both = tried({ due: [due('contrast', 'noise'), due('recolour', 'noise')] })
    expect(statedBy(both, 'Buy')).toEqual(['label', 'fill'])
    expect(statedBy(tried({ helping: [due('recolour', 'helps')] }), 'Buy')).toEqual([])
    expect(statedBy(tried({ due: [due('contrast', 'noise', 'Price')] }), 'Buy')).toEqual([])
  })

  const judgement = late

  it('is counted where none of it clearly helps', () => {
    const answer = (count: number): string[] =>
      answerWords(judgement, button, tried({ others: Array(count).fill(trial('Buy')) }))
    expect([0, 1, 6].flatMap(answer)).toEqual([
      'No suggestion for “Buy”.',
      'We tried one change. It does not clearly help “Buy”.',
      'We tried 6 changes. None clearly helps “Buy”.'
    ])
  })

  it('comes after it where what is seen early has a change that is due', () => {
    const early = judge([headline, photo, button])
    const answer = answerWords(early, button, tried({ due: [trial('Buy')] }))
    expect(answer).toEqual(['“Buy” is seen early enough (3rd).'])
    expect(answerWords(early, button, tried())).toEqual(answer)
  })

  it('is not spoken of where a change helps, or is due', () => {
    expect(answerWords(judgement, button, tried({ helping: [trial('Buy')] }))).toEqual([])
    expect(answerWords(judgement, button, tried({ due: [trial('Buy')] }))).toEqual([])
    const many = [trial('1'), trial('2')]
    expect(fixesOf(tried({ helping: many, due: many }))).toHaveLength(3)
  })

  it('is one advice below the fold: to bring it above, with what it would gain', () => {
    const { before, after } = trial('Buy')
    const answer = (above: Tried['above']) => answerWords(judgement, button, tried({ above }))
    expect(answer({ before, after })).toEqual([
      'Bring “Buy” above the fold.',
      'As a bar at the end of the first screen: 1 in 10 → 3 of 10 see it within 2 seconds.'
    ])
    expect(answer({ before, after: null })).toEqual(['Bring “Buy” above the fold.'])
  })
})
