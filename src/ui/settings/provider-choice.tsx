import type { JSX } from 'preact'
import type { Settings } from '../../file'
import { useTools } from '../tools/use-tools'
import { words } from './words'
import styles from './settings.module.css'

const CHOICES: readonly Settings['provider'][] = ['on-device', 'service']

/** Who analyses, and what is sent where. */
export function ProviderChoice(): JSX.Element {
  const { settings, errors } = useTools()
  const current = settings.settings.value.provider
  return (
    <fieldset class={styles.group}>
      <legend class={styles.title}>{words().analyseWith}</legend>
      {CHOICES.map((value) => {
        const { name, sent } = words().provider[value]
        return (
          <label key={value} class={styles.choice}>
            <input
              class={styles.radio}
              type="radio"
              name="provider"
              value={value}
              checked={value === current}
              aria-label={name}
              aria-describedby={`sent-${value}`}
              onChange={() => errors.guard(() => settings.change({ provider: value }))}
            />
            <span>
              <span class={styles.name} aria-hidden="true">
                {name}
              </span>
              <span class={styles.sent} id={`sent-${value}`}>
                {sent}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
