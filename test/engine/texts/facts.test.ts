import { describe, expect, it } from 'vitest'
import { tenths } from '../../../src/language'
import { SEEN_IN, seenWithin } from '../../../src/order/seen'
import { DISCERNIBLE, READABLE } from '../../../src/colour'
import { always, type Given } from './any-analysis'

/** Every number that a text may quote: people of ten, seconds, scores, what is usual, how layers differ. */
function numbersOf({ facts, judgement }: Given): string[] {
  const { clarity, usual } = facts
  const mean = facts.clutter.reduce((sum, part) => sum + part, 0) / 9
  const clutter = [mean, ...facts.clutter].map((each) => 100 * each)
  const people = judgement.order.map((layer) => 10 * (seenWithin(layer) ?? 0))
  const whole = [
    ...people,
    10,
    SEEN_IN,
    100,
    clarity,
    ...clutter,
    usual?.low ?? 0,
    usual?.high ?? 0
  ]
  const main = judgement.action?.layer
  const ratios = judgement.order.flatMap(({ area, attention }) =>
    main ? [area / main.area, (attention ?? 0) / (main.attention ?? 0)] : []
  )
  const rises = judgement.order.map(
    ({ box }) => (main ? main.box[1] - box[1] : 0) / judgement.screen
  )
  const contrasts = [READABLE, DISCERNIBLE, main?.look?.contrast ?? 0, main?.look?.ground ?? 0]
  const exact = [...ratios, ...rises, ...contrasts].map(tenths)
  whole.push(...ratios, DISCERNIBLE)
  const counts = [...judgement.order.map((_, i) => `${i + 1}`), ...exact]
  return [...whole.map((each) => `${Math.round(each)}`), ...counts]
}

describe('whatever an analysis says, each text', () => {
  it('quotes no share of attention, and no number that does not follow from the analysis', () => {
    always((text, given) => {
      expect(text).not.toContain('%')
      for (const [quoted] of text.matchAll(/\d+(?:\.\d+)?/g)) {
        expect(numbersOf(given)).toContain(quoted)
      }
    })
  })

  it('names no layer that is not there', () => {
    always((text, { judgement: { order } }) => {
      for (const [, name] of text.matchAll(/“([^”]*)”/g)) {
        expect(
          order.map((layer) => layer.name).some((own) => own.includes(name!.replace('…', '')))
        ).toBe(true)
      }
    })
  })

  it('is short, made of whole sentences, and free of numbers that are none', () => {
    always((text) => {
      expect(text).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
      expect(text.split(/\s+/).length).toBeLessThan(150)
      const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('###'))
      for (const line of lines) expect(line).toMatch(/[.*]$/)
      expect(text).not.toMatch(/\.\.|\. [a-z]|, and\.| {2}/)
    })
  })

  it('calls no picture better or worse for being clear: people do not like clearer ones more', () => {
    always((text) => expect(text).not.toMatch(/\b(?:better|worse|good|bad)\b/i))
  })

  it('says its doubt once, and what is usual at most once', () => {
    always((text) => {
      expect(text.match(/\bestimates?\b/gi)?.length ?? 0).toBeLessThanOrEqual(1)
      expect(text.match(/\busual\b/g)?.length ?? 0).toBeLessThanOrEqual(1)
    })
  })
})
