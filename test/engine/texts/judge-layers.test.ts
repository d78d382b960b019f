import { describe, expect, it } from 'vitest'
import { type Design, judgeLayers } from '../../../src/engine/texts/judge-layers'
import { control, FILLED, image, layer } from '../support/measured'

const headline = layer('Headline', 0.3, { perception: 0.4 })
const photo = image('Photo', 0.4, { perception: 0.1 })
const filled = { area: 0.02, look: FILLED }
const button = control('Buy now / large', 0.01, {
  ...filled,
  box: [0.1, 0.6, 0.2, 0.1],
  perception: 0.02
})
const rival = control('Learn more', 0.08, {
  ...filled,
  box: [0.5, 0.6, 0.2, 0.1],
  perception: 0.06
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
    expect(judged({ marked: 'Headline' }).action).toMatchObject({ layer: headline, by: 'mark' })
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
