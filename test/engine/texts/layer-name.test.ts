import { describe, expect, it } from 'vitest'
import { isDefaultName, layerName } from '../../../src/engine/texts/layer-name'
import type { LayerShare } from '../../../src/file'
import { hasRealName } from '../../../src/engine/measure/fold/node-kind'
import { layer } from '../support/measured'

const at = (x: number, y: number): Partial<LayerShare> => ({
  box: [x, y, 0.2, 0.1]
})
const names = (...layers: LayerShare[]): string[] => layers.map((each) => layerName(each, layers))

describe('a layer', () => {
  it('is called by its name', () => {
    expect(names(layer('Buy now', 0.1), layer('Hero / Photo', 0.2))).toEqual([
      ...['“Buy now”', '“Hero / Photo”']
    ])
  })

  it('is told from its namesakes by its place, and counted where that is the same', () => {
    const price = (x: number, y: number): LayerShare => layer('Price', 0.1, at(x, y))
    expect(names(price(0, 0), price(0.7, 0), price(0.72, 0.05), layer('Old', 0.1))).toEqual([
      '“Price” at the top left',
      'one of 2 layers “Price” at the top right',
      'one of 2 layers “Price” at the top right',
      '“Old”'
    ])
  })

  it('is told from its namesakes by what is written on it, or by its group', () => {
    const price = (label: string, group: string) => layer('Price', 0.1, { label, group })
    expect(names(price('€ 9', 'Solo plan'), price('€ 29', 'Team plan'))).toEqual([
      '“Price, € 9”',
      '“Price, € 29”'
    ])
    expect(names(price('from € 9', 'Solo plan'), price('from € 9', 'Team plan'))).toEqual([
      '“Price, Solo plan”',
      '“Price, Team plan”'
    ])
    expect(names(price('€ 9', 'Solo plan'), layer('Old', 0.1))[0]).toBe('“Price”')
  })

  it('is told from those alike by its size, where it is the largest', () => {
    const photo = (area: number): LayerShare => layer('Image 2', 0.1, { kind: 'image', area })
    expect(names(photo(0.2), photo(0.1))).toEqual([
      'the largest of 2 images at the top left',
      'one of 2 images at the top left'
    ])
  })

  it('is told from one whose long name starts the same', () => {
    const start = 'Sleep better from the very first night, '
    const [one, other] = names(
      layer(`${start}or send it back`, 0.1, at(0, 0)),
      layer(`${start}every night`, 0.1, at(0, 0.8))
    )
    expect([one, other]).toEqual([
      '“Sleep better from the very first night,…” at the top left',
      '“Sleep better from the very first night,…” at the bottom left'
    ])
  })

  it('is described by kind and place where nobody named it', () => {
    const image = (name: string, x: number, y: number): LayerShare =>
      layer(name, 0.1, { kind: 'image', ...at(x, y) })
    expect(
      names(image('Rectangle 3', 0.75, 0), image('', 0.4, 0.45), image(' · ', 0.42, 0.45))
    ).toEqual([
      'the image at the top right',
      'one of 2 images in the centre',
      'one of 2 images in the centre'
    ])
  })

  it('is unnamed for the texts when the panel’s list takes it for unnamed', () => {
    const given = ['Frame 12', 'Rectangle', 'mask group 2', '', '—', 'Group', 'image 4']
    const chosen = ['Buy now', 'Frame of mind', 'Hero 2', '12', '写真']
    for (const name of [...given, ...chosen]) expect(isDefaultName(name)).toBe(!hasRealName(name))
    expect(isDefaultName('Frame 12 copy 2')).toBe(true)
  })
})
