import { sampleThumbnail } from '../../support/sample-thumbnail'
import type { LayersQuestion, Measure, MeasuredLayers } from '../../../src/engine/measure/measure'
import { layerShare, layerShares } from './layer-shares'

export interface FakeMeasure extends Measure {
  questions: LayersQuestion[]
  /** Runs before a question is answered; it may throw, or wait. */
  before: () => void | Promise<void>
}

/** Measures without looking: each layer gets less attention than the one before it in the tree. */
export function fakeMeasure(): FakeMeasure {
  const measure: FakeMeasure = {
    questions: [],
    before: () => undefined,
    thumbnail: () => Promise.resolve(sampleThumbnail.png),
    looksSame: () => Promise.resolve(true),
    region: () => Promise.resolve({ area: 0.02, attention: 0.25, perception: 0.3 }),
    difference: () => Promise.reject(new Error('Only layers are measured here.')),
    layers: async (question): Promise<MeasuredLayers> => {
      measure.questions.push(question)
      await measure.before()
      const layers = question.nodes
        .slice(1)
        .map(({ id, name, type }, index) =>
          layerShare({ id, name, type, order: index, attention: 0.5 / 2 ** index })
        )
      const { readings, focus, total, rest } = layerShares(layers)
      return { readings, focus, layers, total, rest }
    }
  }
  return measure
}
