import type { JSX } from 'preact'
import type { Settings } from '../../file'
import { useTools } from '../tools/use-tools'
import styles from './settings.module.css'

const CHOICES: { value: Settings['provider']; name: string; sent: string }[] = [
  {
    value: 'on-device',
    name: 'On this device',
    sent: 'The built-in engine analyses frames here. Nothing leaves your computer, no account is needed.'
  },
  {
    value: 'service',
    name: 'Analysis service',
    sent: 'The picture and name of the frame, its brief and your key go to the service you connect. Its maps are downloaded from the links it returns.'
  }
]

/** Who analyses, and what is sent where. */
export function ProviderChoice(): JSX.Element {
  const { settings, errors } = useTools()
  const current = settings.settings.value.provider
  return (
    <fieldset class={styles.group}>
      <legend class={styles.title}>Analyse with</legend>
      {CHOICES.map(({ value, name, sent }) => (
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
      ))}
    </fieldset>
  )
}
