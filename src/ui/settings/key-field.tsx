import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { Hidden } from '../kit/hidden'
import { Switch } from '../kit/toggle'
import { TextField } from '../kit/field'
import { useSettings, useTools } from '../tools/use-tools'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './settings.module.css'

interface Props {
  /** Origin of the address that the key is for; null until there is one. */
  origin: string | null
  typed: string
  /** True when the service did not accept the kept key: another can be entered at once. */
  rejected: boolean
  onInput: (typed: string) => void
  onSettle: () => void
  onForget: () => void
}

/** The key: typed hidden, never shown again, kept on this computer or for this session. */
export function KeyField(props: Props): JSX.Element {
  const { origin, typed, rejected, onInput, onSettle, onForget } = props
  const kept = useTools().settings.key.value
  const [{ rememberKey }, change] = useSettings()
  const where = rememberKey ? words().keyKeptHere : words().keyKeptForNow
  return (
    <>
      {kept?.origin !== origin || rejected || typed !== '' ? (
        <TextField
          name={words().key}
          secret
          value={typed}
          placeholder={words().pasteKey}
          error={rejected && typed === '' ? words().keyRejected : null}
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
