import { describe, expect, it } from 'vitest'
import { type Design, judgeLayers } from '../../../src/engine/texts/judge-layers'
import { layerShare } from '../../ui/support/layer-shares'

const FILLED = { apart: 60 }

const headline = layerShare({ id: '1', name: 'Headline', attention: 0.3, perception: 0.4 })
const photo = layerShare({ id: '2', name: 'Photo', kind: 'image', attention: 0.4, perception: 0.1 })
const button = layerShare({
  id: '3',
  name: 'Buy now / large',
  kind: 'control',
  area: 0.02,
  box: [0.1, 0.6, 0.2, 0.1],
  attention: 0.01,
  perception: 0.02,
  look: FILLED
})
const rival = layerShare({
  id: '4',
  name: 'Learn more',
  kind: 'control',
  area: 0.02,
  box: [0.5, 0.6, 0.2, 0.1],
  attention: 0.08,
  perception: 0.06,
  look: FILLED
})

function judged(change: Partial<Design> = {}) {
  const layers = [photo, headline, rival, button]
  return judgeLayers({
    medium: 'desktopWeb',
    picture: { width: 1440, height: 900 },
    layers,
    marked: null,
    goal: '',
    ...change
  })
}

describe('layers are judged', () => {
  it('in the order in which people see them', () => {
    expect(judged().order.map(({ name }) => name)).toEqual([
      'Headline',
      'Photo',
      'Learn more',
      'Buy now / large'
    ])
  })

  it('by attention where first looks are not known', () => {
    const layers = [photo, headline].map((layer) => ({ ...layer, perception: null }))
    expect(judged({ layers }).order[0]?.name).toBe('Photo')
  })

  it('with the main action that its name gives away, until another one is marked', () => {
    expect(judged().action).toMatchObject({ layer: button, by: 'itself' })
    expect(judged({ marked: '1' }).action).toMatchObject({ layer: headline, by: 'mark' })
    expect(judged({ goal: 'More sales' }).action).toMatchObject({ layer: button, by: 'goal' })
    expect(judged({ goal: 'People learn more' }).action).toMatchObject({
      layer: button,
      by: 'itself'
    })
  })

  it('as nothing where nothing is known of their attention', () => {
    const layers = [photo, button].map((layer) => ({
      ...layer,
      attention: null,
      perception: null
    }))
    expect(judged({ layers })).toMatchObject({
      places: new Map(),
      action: null
    })
  })
})
