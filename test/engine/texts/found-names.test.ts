import { expect, it } from 'vitest'
import { withFoundNames } from '../../../src/engine/texts/found-names'
import { judgeLayers } from '../../../src/engine/texts/judge-layers'
import type { LayerShare } from '../../../src/file'
import { inGerman } from '../../ui/support/in-german'
import { layerShare } from '../../ui/support/layer-shares'

const at = (id: string, found: LayerShare['found'], x: number, y: number): LayerShare =>
  layerShare({ id, ...(found && { found }), name: found ?? 'Buy', box: [x, y, 0.1, 0.05] })

const LAYERS = [
  at('a', 'text', 0.05, 0.2),
  at('b', 'text', 0.05, 0.05),
  at('c', 'control', 0.8, 0.9),
  at('d', undefined, 0.5, 0.5)
]
const names = (): string[] => withFoundNames({ layers: LAYERS }).layers.map(({ name }) => name)

it('parts of a picture are called what they are and where they lie, numbered from the top where alike', () => {
  expect(names()).toEqual(['Text, top left (2)', 'Text, top left', 'Control, bottom right', 'Buy'])
})

it('they have their names in the language that is spoken', async () => {
  expect(await inGerman(names)).toEqual([
    'Schrift, oben links (2)',
    'Schrift, oben links',
    'Bedienelement, unten rechts',
    'Buy'
  ])
})

it('sentences call them by what they are, and by the list where several are alike', () => {
  const { layers } = withFoundNames({ layers: LAYERS })
  const picture = { width: 400, height: 300 }
  const { nameOf } = judgeLayers({ layers, picture, medium: 'generic', marked: null, goal: '' })
  expect(layers.map(nameOf)).toEqual([
    '“Text, top left (2)”',
    '“Text, top left”',
    'the control at the bottom right',
    '“Buy”'
  ])
})
