import * as fc from 'fast-check'
import { describe, it } from 'vitest'
import type { LayerShare, MainAction } from '../../src/file'
import { buildComparison } from '../../src/ui/compare/build-comparison'
import { runs } from '../support/fuzz/runs'
import { agreesOnComparison, agreesOnFrame, saidOfFrame } from './support/agreement'
import { readFrame } from './support/compared-frames'
import { layerShare } from './support/layer-shares'
import { storedRecord } from './support/stored-record'

const part = fc.double({ min: 0.001, max: 0.5, noNaN: true })

/** Layers with names of their own, of which the last is a button. */
const layout = fc
  .array(
    fc.record({
      attention: part,
      perception: part,
      area: part,
      top: fc.double({ min: 0, max: 0.9, noNaN: true })
    }),
    {
      minLength: 3,
      maxLength: 8
    }
  )
  .map((layers) => {
    const sum = (of: 'attention' | 'perception'): number =>
      layers.reduce((all, layer) => all + layer[of], 0.2)
    return layers.map(({ area, attention, perception, top }, at): LayerShare => {
      const isLast = at === layers.length - 1
      return layerShare({
        id: `layer-${at}`,
        name: isLast ? 'Buy now' : `Group / Layer ${at}`,
        kind: isLast ? 'control' : 'text',
        order: at,
        area,
        box: [0.1, top, 0.3, 0.1],
        attention: attention / sum('attention'),
        perception: perception / sum('perception')
      })
    })
  })

const MAIN_ACTION: MainAction = { version: 1, id: 'none', name: 'Buy now', type: 'TEXT' }

/** Of the samples and other designs, `one-order-of-designs` asks the same. */
describe('what is said of one frame', () => {
  it('names the same first layer, main action and numbers everywhere, whatever its layout', async () => {
    await fc.assert(
      fc.asyncProperty(layout, fc.boolean(), fc.boolean(), async (layers, marked, isLong) => {
        const { picture } = storedRecord()
        const size = { ...picture, width: 1440, height: isLong ? 4000 : 900 }
        const record = storedRecord({ picture: size })
        const said = saidOfFrame(layers, marked ? MAIN_ACTION : null, record)
        fc.pre(said.judged.judgement.places.size > 0)
        await agreesOnFrame(said)
      }),
      runs(100)
    )
  })
})

describe('what is said of a comparison', () => {
  it('names the same winner, main action and numbers everywhere, whatever the layouts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(layout, { minLength: 2, maxLength: 5 }), async (layouts) => {
        const frames = layouts.map((layers, at) =>
          readFrame(`Variant ${at + 1}`, layers, at === 0 ? { mark: MAIN_ACTION } : {})
        )
        await agreesOnComparison(buildComparison(frames, 'Variant 1'))
      }),
      runs(100)
    )
  })
})
