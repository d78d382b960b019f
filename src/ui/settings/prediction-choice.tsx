import type { JSX } from 'preact'
import { PREDICTIONS } from '../../interface'
import { Checkbox } from '../kit/checkbox'
import { useTools } from '../tools/use-tools'
import { words } from './words'
import field from '../kit/field.module.css'
import styles from './prediction-choice.module.css'

/** Chooses the predictions to compute; at least one stays chosen. */
export function PredictionChoice(): JSX.Element {
  const { settings, errors } = useTools()
  const { predictions } = settings.settings.value
  return (
    <fieldset class={styles.choice}>
      <legend class={field.label}>{words().predictions}</legend>
      {PREDICTIONS.map((prediction) => {
        const on = predictions.includes(prediction)
        const others = predictions.filter((name) => name !== prediction)
        return (
          <Checkbox
            key={prediction}
            {...words().prediction[prediction]}
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
