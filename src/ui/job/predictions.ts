import type { Predictions } from '../../client'

/** Everything the result screen shows. */
export const PREDICTIONS = {
  attention: { outputs: ['attentionMap', 'perceptionMap', 'hotspotsMap'] },
  clarity: { outputs: ['score', 'map'] },
  excitingness: { outputs: ['score', 'map'] }
} satisfies Predictions

export const PREDICTION_NAMES = Object.keys(PREDICTIONS)
