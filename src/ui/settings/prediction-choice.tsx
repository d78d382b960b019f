import type { JSX } from 'preact'
import { type PredictionName as Prediction, PREDICTIONS } from '../../interface'
import { Checkbox } from '../kit/checkbox'
import { useTools } from '../tools/use-tools'
import field from '../kit/field.module.css'
import styles from './prediction-choice.module.css'

const WORDS: Record<Prediction, { name: string; about: string }> = {
  attention: { name: 'Attention', about: 'with perception and hotspots' },
  clarity: { name: 'Clarity', about: 'score and map' },
  excitingness: { name: 'Excitingness', about: 'score and map' }
}

/** What is computed of a frame; one prediction at least. */
export function PredictionChoice(): JSX.Element {
  const { settings, errors } = useTools()
  const { predictions } = settings.settings.value
  return (
    <fieldset class={styles.choice}>
      <legend class={field.label}>Predictions</legend>
      {PREDICTIONS.map((prediction) => {
        const on = predictions.includes(prediction)
        const others = predictions.filter((name) => name !== prediction)
        return (
          <Checkbox
            key={prediction}
            {...WORDS[prediction]}
            on={on}
            disabled={on && others.length === 0}
            onChange={(wanted) => {
              const chosen = PREDICTIONS.filter((name) =>
                name === prediction ? wanted : others.includes(name)
              )
              errors.guard(() => settings.change({ predictions: chosen }))
            }}
          />
        )
      })}
    </fieldset>
  )
}
