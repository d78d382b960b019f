import { beforeAll, describe, expect, it } from 'vitest'
import type { LayerNode } from '../../../../src/file'
import { foldLayers } from '../../../../src/engine/measure/fold/fold-layers'
import { sampleLayers } from './sample-layers'

let samples: Map<string, LayerNode[]>

beforeAll(async () => {
  samples = await sampleLayers()
})

const fold = (name: string): string[] =>
  foldLayers(samples.get(name)!).layers.map(({ kind, name }) => `${kind}: ${name}`)

describe('the sample designs come to what a designer would name', () => {
  it('Landing page A', () => {
    expect(fold('Landing page A')).toEqual([
      'group: Navigation / Brand',
      'text: Link / How it works',
      'text: Link / Sleep research',
      'text: Link / Repairs',
      'text: Link / Help',
      'icon: Basket',
      'image: Hero / Photo',
      'text: Photo caption',
      'text: Hero / Eyebrow',
      'text: Hero / Headline',
      'text: Hero / Lead',
      'control: Primary CTA',
      'control: Secondary CTA',
      'icon: Star',
      'text: Rating',
      'text: Terms',
      'control: Price tag',
      'group: Feature / Light',
      'group: Feature / Privacy',
      'group: Feature / Repair'
    ])
  })

  it('Fleet dashboard: key figures, alerts and rows of the table are one thing each', () => {
    const layers = fold('Fleet dashboard')
    for (const one of ['Key figure / ', 'Alert / ', 'Row / ']) {
      const found = layers.filter((layer) => layer.startsWith(`group: ${one}`))
      expect(found.length).toBeGreaterThan(3)
    }
    expect(layers).toContain('control: Export')
    expect(layers).toContain('control: Search')
  })

  it('both landing pages have the same layers, so that variants can be compared', () => {
    expect(fold('Landing page B').sort()).toEqual(fold('Landing page A').sort())
  })
})
