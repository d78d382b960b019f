import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { keptFacts, summarise } from '../../../src/engine/texts/summarise'
import { writeSummary } from '../../../src/engine/texts/write-summary'
import { textFactsSchema } from '../../../src/file'
import { area, measured } from '../support/measured'
import { analysis } from './any-analysis'

it('the summary of what the file keeps says what that of the analysis says', () => {
  fc.assert(
    fc.property(analysis, ({ facts, judgement }) => {
      // The usual range is not kept with each picture: it is the same for all of a kind.
      const about = { ...facts, usual: null, faces: [], fold: null }
      const { picture } = about
      const kept = v.parse(textFactsSchema, JSON.parse(JSON.stringify(keptFacts(about))))
      const summary = summarise(kept, { picture, medium: 'generic' }, judgement)
      expect(summary).toBe(writeSummary(about, judgement))
    })
  )
})

it('places are named where layers are not known', () => {
  const areas = [area('text', 0, 0.3), area('place', 4, 0.1)]
  const about = measured({ areas, faces: [], fold: null })
  const summary = summarise(keptFacts(about), { ...about, medium: 'generic' }, null)
  expect(summary).toBe(writeSummary(about))
  expect(summary).toContain('the text at the top left')
})

it('the usual range is that of the kind of picture', () => {
  const about = measured({ usual: { of: 'desktop', low: 0, high: 0 } })
  const summary = summarise(keptFacts(about), { ...about, medium: 'generic' }, null)
  expect(summary).toMatch(/for a web page \(\d+ to \d+\)/)
})
