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

  it('Phone checkout', () => {
    expect(fold('Phone checkout')).toEqual([
      'text: Clock',
      'icon: Battery',
      'icon: Back',
      'text: Title',
      'icon: Secure',
      'group: Address',
      'group: Arrival',
      'group: Item / Harbour Blend',
      'group: Item / Paper filters',
      'text: Payment heading',
      'group: Pay with / Card',
      'group: Pay with / Bank',
      'text: Cost / Label',
      'text: Cost / Amount',
      'text: Cost / Label',
      'text: Cost / Amount',
      'text: Total / Label',
      'text: Total / Amount',
      'control: Pay button',
      'shape: Home indicator'
    ])
  })

  it('Article page', () => {
    expect(fold('Article page')).toEqual([
      'group: Masthead / Left',
      'text: Masthead / Name',
      'text: Sign in',
      'control: Subscribe',
      'text: Section / Travel',
      'text: Section / Places',
      'text: Section / Food',
      'text: Section / Ideas',
      'text: Section / Work',
      'text: Section / Letters',
      'text: Kicker',
      'text: Headline',
      'text: Standfirst',
      'group: Author',
      'control: Save',
      'control: Share',
      'image: Hero photo',
      'text: Hero caption',
      'text: Opening',
      'text: Paragraph 1',
      'text: Pull quote',
      'text: Subhead',
      'text: Paragraph 2',
      'text: Paragraph 3',
      'text: Series / Head',
      'image: Story photo',
      'group: Story / Text',
      'image: Story photo',
      'group: Story / Text',
      'image: Story photo',
      'group: Story / Text',
      'group: Newsletter / Text',
      'control: Newsletter / Field',
      'control: Newsletter / Button'
    ])
  })

  it('Ad banner 300x250', () => {
    expect(fold('Ad banner 300x250')).toEqual([
      'image: Photo',
      'group: Brand',
      'text: Headline',
      'text: Offer',
      'text: Terms',
      'control: CTA'
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
