import type { PredictionName } from '../../interface'
import type { Predictions } from '../../interface'

const ALL = {
  attention: { outputs: ['attentionMap', 'perceptionMap', 'hotspotsMap'] },
  clarity: { outputs: ['score', 'map'] },
  excitingness: { outputs: ['score', 'map'] }
} satisfies Predictions

/** What is asked of the service for the chosen predictions: everything the result screen can show of them. */
export function askFor(chosen: readonly PredictionName[]): Predictions {
  return Object.fromEntries(chosen.map((name) => [name, ALL[name]]))
}
