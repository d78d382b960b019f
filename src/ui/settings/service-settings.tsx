import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { Card } from '../kit/card'
import { Hidden } from '../kit/hidden'
import { TextField } from '../kit/field'
import { originOf } from '../provider/service-key'
import { useTools } from '../tools/use-tools'
import { checkBaseUrl } from './check-base-url'
import { KeyField } from './key-field'
import { type ConnectionTest as Test, createConnectionTest } from './test-connection'
import { words } from './words'
import styles from './settings.module.css'

const EXAMPLE = 'https://api.example.com/v2'

/** Address and key of the analysis service, saved together, and whether they work. */
export function ServiceSettings(): JSX.Element {
  const { settings, errors } = useTools()
  const [typed, setTyped] = useState(settings.settings.value.baseUrl)
  const [settled, setSettled] = useState(typed !== '')
  const test = useMemo(createConnectionTest, [])
  const [typedKey, setTypedKey] = useState('')
  const check = checkBaseUrl(typed)
  // While an address is being typed, the key field stays with the one that is saved.
  const address = settled && !check.ok ? '' : settings.settings.value.baseUrl
  const save = (): void => {
    setSettled(true)
    if (!check.ok) return
    errors.guard(() => settings.change({ baseUrl: check.url }))
    const key = typedKey.trim()
    if (key === '') return
    setTypedKey('')
    errors.guard(() => settings.setKey({ origin: new URL(check.url).origin, key }))
  }
  const forget = (): void => {
    test.reset()
    errors.guard(settings.forgetKey)
  }
  const kept = settings.key.value
  const origin = originOf(address)
  const tested = test.connection.value
  const rejected = tested.state === 'fails' && tested.error.code === 'authentication_failed'
  return (
    <section class={styles.group} aria-label={words().provider.service.name}>
      <TextField
        name={words().baseUrl}
        value={typed}
        placeholder={EXAMPLE}
        error={!check.ok && settled ? check.message : null}
        help={check.ok ? check.hint : null}
        onInput={(value) => {
          setTyped(value)
          setSettled(false)
          test.reset()
        }}
        onSettle={save}
      />
      <KeyField
        origin={origin}
        typed={typedKey}
        rejected={rejected}
        onInput={(value) => {
          setTypedKey(value)
          test.reset()
        }}
        onSettle={save}
        onForget={forget}
      />
      <ConnectionTest
        test={test}
        run={() => {
          save()
          if (!check.ok) return
          const service = { provider: 'service', baseUrl: check.url } as const
          const choice = { ...settings.settings.value, ...service }
          errors.guard(() => test.run(choice, settings.key.value))
        }}
      />
      {/* Below the button, so that the button does not move under the pointer. */}
      {kept !== null && origin !== null && kept.origin !== origin && (
        <Card
          tone="warning"
          title={words().otherKey}
          actions={[{ name: words().forgetKey, run: forget }]}
        >
          <p>{words().otherKeyAbout(kept.origin)}</p>
        </Card>
      )}
    </section>
  )
}

function ConnectionTest({ test, run }: { test: Test; run: () => void }): JSX.Element {
  const result = test.connection.value
  const testing = result.state === 'testing'
  return (
    <div class={styles.test}>
      <div>
        <Button secondary loading={testing} aria-busy={testing} onClick={run}>
          {words().testConnection}
        </Button>
      </div>
      <div class={styles.outcome} role="status">
        {testing && <Hidden>{words().testing}</Hidden>}
        {result.state === 'works' && (
          <Card tone="success" title={words().works}>
            <p>{result.message}</p>
          </Card>
        )}
        {result.state === 'fails' && (
          <Card tone="danger" title={words().worksNot}>
            <p>
              {result.error.message} {words().adviceHere(result.error.advice)}
            </p>
          </Card>
        )}
      </div>
    </div>
  )
}
