import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { MeasuredLayer } from '../../../src/engine/texts/measured-layer'
import { keptFacts, summarise } from '../../../src/engine/texts/summarise'
import { writeSummary } from '../../../src/engine/texts/write-summary'
import { type LayerShare, textFactsSchema } from '../../../src/file'
import { layerShare } from '../../ui/support/layer-shares'
import { area, measured } from '../support/measured'
import { analysis, BRIEF } from './any-analysis'

/** A layer as a file keeps it. */
function kept(layer: MeasuredLayer, order: number): LayerShare {
  const { look, box, name, kind, area: size, attention, perception } = layer
  const { x, y, width, height } = box
  return layerShare({
    name,
    kind,
    area: size,
    attention,
    perception,
    id: `1:${order}`,
    order,
    box: [x, y, width, height],
    ...(look && { look })
  })
}

it('the summary of what the file keeps says what that of the analysis says', () => {
  fc.assert(
    fc.property(analysis, (drawn) => {
      // The usual range is not kept with each picture: it is the same for all of a kind.
      const about = { ...drawn, usual: null, faces: [], fold: null }
      const { layers = [], picture } = about
      const shares = layers.map(kept)
      const marked = shares.find((_, i) => layers[i]!.isMainAction)?.id ?? null
      const facts = v.parse(textFactsSchema, JSON.parse(JSON.stringify(keptFacts(about))))
      const summary = summarise(
        { facts, picture, medium: 'generic', layers: shares, marked },
        BRIEF
      )
      expect(summary).toBe(writeSummary(about, BRIEF))
    })
  )
})

it('places are named where layers are not known, or a map of two is missing', () => {
  const about = measured({
    areas: [area('text', 0, 0.3), area('place', 4, 0.1)],
    faces: [],
    fold: null
  })
  const screen = { picture: about.picture, medium: 'generic', facts: keptFacts(about) } as const
  const summary = summarise({ ...screen, layers: null, marked: null }, {})
  expect(summary).toBe(writeSummary(about))
  const half = [layerShare(), layerShare({ perception: null })]
  expect(summarise({ ...screen, layers: half, marked: null }, {})).toBe(summary)
})

it('the usual range is that of the kind of picture', () => {
  const about = measured({ usual: { of: 'desktop', low: 0, high: 0 } })
  const facts = keptFacts(about)
  const { picture } = about
  expect(summarise({ facts, picture, medium: 'generic', layers: null, marked: null }, {})).toMatch(
    /for a web page \(\d+ to \d+\)/
  )
})
