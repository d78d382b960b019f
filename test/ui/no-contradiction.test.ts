import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { seenPercent } from '../../src/engine/texts/people'
import type { LayerShare, MainAction } from '../../src/file'
import { buildComparison } from '../../src/ui/compare/build-comparison'
import { comparisonStory } from '../../src/ui/compare/story/comparison-story'
import { runs } from '../support/fuzz/runs'
import { agreesOnFrame, saidOfFrame } from './support/agreement'
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
it('what is said of one frame names the same first layer, main action and numbers everywhere, whatever its layout', async () => {
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

/** What a sentence quotes, in order. */
function quotedIn(sentence: string): string[] {
  return [...sentence.matchAll(/“([^”]*)”/g)].map((found) => found[1]!)
}

it('what is said of a comparison names one winner and one number of its main action, whatever the layouts', () => {
  fc.assert(
    fc.property(fc.array(layout, { minLength: 2, maxLength: 5 }), (layouts) => {
      const read = layouts.map((layers, at) =>
        readFrame(`Variant ${at + 1}`, layers, at === 0 ? { mark: MAIN_ACTION } : {})
      )
      const comparison = buildComparison(read, 'Variant 1')
      const { callouts, headline, rows, variants } = comparisonStory(comparison, true)
      const { frames, verdict } = comparison
      const seen = frames.map(({ mainAction }) => mainAction?.seen ?? 0)
      const wins = variants.filter(({ badge }) => badge.includes('Better'))
      expect(wins.map(({ nodeId }) => nodeId)).toEqual([verdict.winnerId].flatMap((id) => id ?? []))
      if (verdict.winnerId !== null) {
        expect(verdict.winnerId).toBe(frames[seen.indexOf(Math.max(...seen))]!.nodeId)
        expect(quotedIn(headline)[0]).toBe(wins[0]!.name)
      } else expect(headline).toMatch(/^Too close to call/)
      const shown = variants.map(({ facts }) => facts[0]!.value)
      expect(shown).toEqual(seen.map(seenPercent))
      expect(rows!.list.find(({ marked }) => marked)!.values.map(({ text }) => text)).toEqual(shown)
      const [told, base] = quotedIn(callouts.title).map(
        (name) => shown[variants.findIndex((one) => one.name === name)]
      )
      expect(callouts.list[0]!.sentence).toContain(`${told} instead\u00a0of\u00a0${base}`)
    }),
    runs(100)
  )
})
