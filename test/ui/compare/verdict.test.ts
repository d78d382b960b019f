import { describe, expect, it } from 'vitest'
import { columnsOf } from '../../../src/ui/compare/columns'
import { buildComparison } from '../../../src/ui/compare/build-comparison'
import type { ReadFrame, Verdict } from '../../../src/ui/compare/comparison'
import { mark, named, readFrame, tens } from '../support/compared-frames'
import { layerShares } from '../support/layer-shares'

function verdict(...frames: ReadFrame[]): Verdict {
  return buildComparison(frames, frames[0]!.nodeId).verdict
}

const buy = (share: number) => named('Buy now', share)
const A = readFrame('A', [buy(0.081)], { mark: mark('Buy now') })
const said = ({ details }: Verdict): string => details.join(' ')

describe('the verdict', () => {
  it('compares variants with marks of their own by what each of these gets', () => {
    const B = readFrame('B', [named('Sign up', 0.2)], { mark: mark('Sign up') })
    expect(verdict(A, B).sentences[0]).toBe(
      `“B”: ${tens(0.2)} people see the main action within 2 seconds, “A”: ${tens(0.081)}.`
    )
  })

  it('is too close to call within the noise, and says how that was found', () => {
    const close = verdict(A, readFrame('B', [buy(0.082)]))
    expect(close).toMatchObject({ winnerId: null })
    expect(said(close)).toMatch(/Up to \d+ points may be noise.*moved by 1–3 px/)
  })

  it('goes by clarity when no main action is known, and says so', () => {
    const scores = (clarity: number) => ({ scores: { clarity, excitingness: null } })
    const by = verdict(readFrame('A', [], {}, scores(55)), readFrame('B', [], {}, scores(72.4)))
    expect(by).toMatchObject({
      winnerId: 'B',
      sentences: ['“B” is clearer: 72 of 100 against 55 in “A”.']
    })
    expect(said(by)).toContain('No main action is known, so clarity decides.')
  })

  it('is too close to call by clarity where people would hardly agree', () => {
    const scores = (clarity: number) => ({ scores: { clarity, excitingness: null } })
    const close = verdict(readFrame('A', [], {}, scores(55)), readFrame('B', [], {}, scores(62.4)))
    expect(close).toMatchObject({ winnerId: null })
    expect(close.sentences).toEqual(['Too close to call: clarity is 62 in “B” and 55 in “A”.'])
    expect(said(close)).toContain(
      'People agree often enough which is clearer only from 10 points on.'
    )
  })

  it('goes by clarity when the marked layer is in one variant only', () => {
    expect(said(verdict(A, readFrame('B', [named('CTA', 0.2)])))).toContain(
      '“Buy now” is found in only one of these frames, so clarity decides.'
    )
  })

  it('takes the mark of a variant when the base has none', () => {
    const B = readFrame('B', [buy(0.2)], { mark: mark('Buy now') })
    expect(verdict(readFrame('A', [buy(0.1)]), B).winnerId).toBe('B')
  })

  it('gives no scores to frames that are too small to judge, and says so', () => {
    const picture = { ...A.record.picture, width: 40, height: 40 }
    const [icon, other] = ['Icon', 'Other'].map((name) =>
      readFrame(name, [buy(0.2)], {}, { picture, scores: { clarity: 100, excitingness: 60 } })
    )
    const page = readFrame('Page', [buy(0.1)])
    expect(verdict(icon!, page)).toMatchObject({ winnerId: null })
    expect(said(verdict(icon!, page))).toContain(
      '“Icon” is too small to judge: analyse the frame around it.'
    )
    const small = buildComparison([icon!, other!], 'Icon')
    expect(columnsOf(small)).toEqual([])
    expect(said(small.verdict)).toContain('“Icon” and “Other” are too small to judge')
  })

  it.each([
    [
      'services',
      { provider: { kind: 'on-device', name: 'On this device', host: null } },
      'engines'
    ],
    ['sizes', { picture: { ...A.record.picture, width: 50 } }, 'differ in size'],
    ['ages', { outOfDate: true }, 'changed since the analysis']
  ] as const)('warns of different %s', (_, change, words) => {
    expect(said(verdict(A, readFrame('B', [buy(0.1)], {}, change)))).toContain(words)
    expect(said(verdict(A, readFrame('B', [buy(0.1)])))).not.toContain(words)
  })

  it('warns of variants of different engines by their versions, and says to run the earlier ones again', () => {
    const made = (name: string, engine?: string) =>
      readFrame(
        name,
        [buy(0.1)],
        {},
        { provider: { kind: 'on-device', name: 'On this device', host: null, engine } }
      )
    expect(said(verdict(made('A', '1.0.0'), made('B', '2.0.0')))).toContain(
      'different versions of the engine (1.0.0 and 2.0.0): their numbers are hard to compare. Run the earlier ones again.'
    )
    expect(said(verdict(made('A'), made('B', '2.0.0')))).toContain('(an earlier one and 2.0.0)')
    expect(said(verdict(made('A', '2.0.0'), made('B', '2.0.0')))).not.toContain('engine (')
  })

  it('says why a variant has no shares', () => {
    const why = 'The frame has changed since it was analysed.'
    expect(said(verdict(A, readFrame('B', null, { why: () => why })))).toContain(`“B”: ${why}`)
  })

  it('says when numbers were read roughly from a service’s map', () => {
    const shares = layerShares([buy(0.2)], {
      readings: { attention: { method: 'alpha', name: 'opacity', error: 0.08 }, perception: null }
    })
    expect(said(verdict(A, readFrame('B', null, { shares })))).toContain('Numbers of “B” are rough')
  })

  it('cuts names that are too long for a sentence', () => {
    const { sentences } = verdict(A, readFrame('B'.repeat(200), [buy(0.2)]))
    expect(sentences.join(' ').length).toBeLessThan(250)
  })
})
