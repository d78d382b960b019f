import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { TextField } from '../../components/text-field'
import { checkBaseUrl } from '../../state/check-base-url'
import { createConnectionTest } from '../../state/connection-test'
import { usePanel } from '../../state/panel-context'
import { ConnectionTest } from './connection-test'
import { KeyField } from './key-field'
import styles from './settings.module.css'

/** Address and key of the analysis service, and whether they work. */
export function ServiceSettings(): JSX.Element {
  const { settings, errors } = usePanel()
  const [typed, setTyped] = useState(settings.settings.value.baseUrl)
  const [settled, setSettled] = useState(typed !== '')
  const test = useMemo(createConnectionTest, [])
  const check = checkBaseUrl(typed)
  const save = (): void => {
    setSettled(true)
    if (check.ok) errors.guard(() => settings.change({ baseUrl: check.url }))
  }
  return (
    <section class={styles.group} aria-label="Analysis service">
      <TextField
        name="Base URL"
        value={typed}
        placeholder="https://api.example.com/v2"
        error={!check.ok && settled ? check.message : null}
        help={check.ok ? check.hint : null}
        onInput={(value) => {
          setTyped(value)
          setSettled(false)
          test.reset()
        }}
        onSettle={save}
      />
      <KeyField onChange={test.reset} />
      <ConnectionTest
        test={test}
        run={() => {
          save()
          if (!check.ok) return
          const choice = {
            ...settings.settings.value,
            provider: 'service',
            baseUrl: check.url
          } as const
          errors.guard(() => test.run(choice, settings.key.value))
        }}
      />
    </section>
  )
}
