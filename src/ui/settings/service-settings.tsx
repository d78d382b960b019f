import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { ErrorData } from '../../errors'
import { Card } from '../kit/card'
import { Hidden } from '../kit/hidden'
import { TextField } from '../kit/field'
import { Note } from '../kit/note'
import { Switch } from '../kit/toggle'
import { originOf } from '../provider/service-key'
import { useSettings, useTools } from '../tools/use-tools'
import { checkBaseUrl } from './check-base-url'
import { type ConnectionTest as Test, createConnectionTest } from './test-connection'
import { words as shared } from '../words/words'
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
  const rejected = tested.state === 'fails' && isRejection(tested.error) ? tested.error : null
  return (
    <section class={styles.group} aria-label={shared().provider.service}>
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

/** A key that is not accepted; its field says so. */
function isRejection({ code }: ErrorData): boolean {
  return code === 'authentication_failed'
}

function said({ message, advice }: ErrorData): string {
  return `${message} ${words().adviceHere(advice)}`
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
            {!isRejection(result.error) && <p>{said(result.error)}</p>}
          </Card>
        )}
      </div>
    </div>
  )
}

interface KeyProps {
  /** Origin of the address that the key is for; null until there is one. */
  origin: string | null
  typed: string
  /** Why the service did not accept the kept key: another can be entered at once. */
  rejected: ErrorData | null
  onInput: (typed: string) => void
  onSettle: () => void
  onForget: () => void
}

/** The key: typed hidden, never shown again, kept on this computer or for this session. */
function KeyField(props: KeyProps): JSX.Element {
  const { origin, typed, rejected, onInput, onSettle, onForget } = props
  const kept = useTools().settings.key.value
  const [{ rememberKey }, change] = useSettings()
  const where = rememberKey ? words().keyKeptHere : words().keyKeptForNow
  return (
    <>
      {kept?.origin !== origin || rejected !== null || typed !== '' ? (
        <TextField
          name={words().key}
          secret
          value={typed}
          placeholder={words().pasteKey}
          error={rejected && typed === '' ? said(rejected) : null}
          help={where}
          onInput={onInput}
          onSettle={onSettle}
        />
      ) : (
        <KeptKey where={where} forget={onForget} />
      )}
      <Switch
        name={words().rememberKey}
        on={rememberKey}
        onChange={(on) => change({ rememberKey: on })}
      />
    </>
  )
}

function KeptKey({ where, forget }: { where: string; forget: () => void }): JSX.Element {
  return (
    <div class={styles.key}>
      <span class={styles.name}>{words().key}</span>
      <div class={styles.kept}>
        <span class={styles.dots}>
          <span aria-hidden="true">••••••••</span>
          <Hidden>{words().keyIsSet}</Hidden>
        </span>
        <Button secondary onClick={forget}>
          {words().forgetKey}
        </Button>
      </div>
      <Note>{where}</Note>
    </div>
  )
}
