import { describe, expect, it } from 'vitest'
import { regionFares } from '../../../src/ui/layers/region-fares'
import { layerShare } from '../support/layer-shares'
import { storedRecord } from '../support/stored-record'

const row = (id: string, left: number, attention: number) =>
  layerShare({ id, box: [left, 0.4, 0.1, 0.1], area: 0.01, attention, perception: attention })
const title = row('title', 0.1, 0.1)
const price = row('price', 0.3, 0.15)
const photo = row('photo', 0.7, 0.2)
const all = [photo, price, title]
const record = storedRecord()
const lies = { area: 0.05, attention: 0.05, perception: 0.05 }

describe('a region of the analysed picture', () => {
  it('fares by what lies in its box, and in the place of the layers in it', () => {
    const drawn = { box: [0.09, 0.39, 0.35, 0.2] as const, area: 0.07 }
    const known = { attention: 0.4, perception: 0.4 }
    const fares = regionFares(all, { ...drawn, ...known, box: [...drawn.box] }, record)
    expect(fares).toMatchObject({ shares: { area: 0.07, ...known }, rank: 1 })
  })

  it('is seen by no fewer than its layers are together, whose halo its box cuts off', () => {
    const fares = regionFares(all, { ...lies, box: [0.1, 0.4, 0.3, 0.1] }, record)
    expect(fares?.shares.attention).toBeCloseTo(0.25)
    expect(fares).toMatchObject({ shares: { area: 0.02 }, rank: 1, below: false })
    expect(regionFares(all, { ...lies, box: price.box }, record)).toMatchObject({
      shares: { attention: 0.15, area: 0.01 },
      rank: 2
    })
  })

  it('that cuts a layer has its place beside it', () => {
    const half = { ...lies, box: [0.7, 0.4, 0.05, 0.1] as [number, number, number, number] }
    expect(regionFares([photo], half, record)).toMatchObject({ rank: 2 })
  })

  it('fares in no way that is known where no layer is, beside the picture, and as a line', () => {
    expect(regionFares(all, { ...lies, area: 0, box: [0.1, 1.2, 0.3, 0.1] }, record)).toBeNull()
    expect(regionFares([], { ...lies, box: [0, 0, 1, 1] }, record)).toBeNull()
  })
})
