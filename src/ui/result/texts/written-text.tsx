import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useCallback } from 'preact/hooks'
import type { StoredResult, TextKind } from '../../../bridge'
import { madeByOwnEngine, type ResultRecord } from '../../../file'
import { TEXT_KINDS } from '../../../interface'
import { classNames } from '../../kit/class-names'
import { ErrorCard } from '../../kit/card'
import { Fold } from '../../tools/fold'
import { MarkdownText } from '../../kit/markdown/render-markdown'
import { QuietButton } from '../../kit/quiet-button'
import { useTools } from '../../tools/use-tools'
import { words as runWords } from '../../run/words'
import { kindName } from '../../words/provider-name'
import { words as shared } from '../../words/words'
import { words } from '../words'
import { type TextState, useTexts } from './text-store'
import { type TextWriter, useTextWriter } from './text-writer'
import { useSummary } from './summary'
import { Note } from '../../kit/note'
import styles from './written-text.module.css'

interface TextProps {
  markdown: string
  old: boolean
}

/** A service's text: stored in the file, pending, failed or missing. */
function WrittenText({ kind, result }: { kind: TextKind; result: StoredResult }): JSX.Element {
  const texts = useTexts()
  const { writer, write } = useTextWriter(result)
  const { record } = result
  const { name, it, regenerate, failed, write: writeIt } = words().text[kind]
  const kept = result.texts[kind]
  const state = texts.stateOf(record.runId, kind)
  const writing = state?.state === 'writing'
  const again = (): void => write([kind])
  return (
    <section class={styles.section} aria-label={name} aria-busy={writing}>
      <header class={styles.head}>
        <h2 class={styles.title}>{name}</h2>
        {writing ? (
          <QuietButton
            name={shared().cancel}
            about={it}
            run={() => texts.cancel(record.runId, kind)}
          />
        ) : (
          kept !== null &&
          writer.ok && <QuietButton name={words().regenerate} about={regenerate} run={again} />
        )}
      </header>
      <Note role="status">{textStatus(state, kept !== null, writer)}</Note>
      {state?.state === 'failed' && (
        <ErrorCard
          title={failed}
          error={state.error}
          again={state.gone || !writer.ok ? null : again}
        />
      )}
      {kept !== null && <Text markdown={kept} old={writing} />}
      {kept === null && !writing && state?.state !== 'failed' && (
        <>
          <Note>{whyMissing(kind, record, writer)}</Note>
          {writer.ok && (
            <Button secondary onClick={again}>
              {writeIt}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

/** The summary of a result of this device. */
function Summary({ result }: { result: StoredResult }): JSX.Element {
  const text = useSummary(result)
  const { name, notKept } = words().text.summary
  return (
    <section class={styles.section} aria-label={name} aria-busy={text === undefined}>
      <header class={styles.head}>
        <h2 class={styles.title}>{name}</h2>
      </header>
      {text === null && <Note>{notKept}</Note>}
      {text && <Text markdown={text} old={false} />}
    </section>
  )
}

function Text({ markdown, old }: TextProps): JSX.Element {
  const { bridge, errors } = useTools()
  const open = useCallback(
    (url: string) => errors.guard(() => bridge.openUrl(url)),
    [bridge, errors]
  )
  const classes = { text: classNames(styles.text, old && styles.old), raw: styles.raw }
  return <MarkdownText markdown={markdown} open={open} classes={classes} />
}

/** A text's status in words; empty when the text is there. */
function textStatus(state: TextState | null, kept: boolean, writer: TextWriter): string {
  switch (state?.state) {
    case 'writing':
      return kept ? words().beingWrittenAgain : words().beingWritten
    case 'same':
      return words().sameText
    case 'cancelled':
      return writer.ok
        ? `${runWords().says.cancelled} ${writer.provider.words.cancelled}`
        : runWords().says.cancelled
    default:
      return ''
  }
}

/** Why a text is missing. */
function whyMissing(kind: TextKind, record: ResultRecord, writer: TextWriter): string {
  const kept = words().text[kind].notKept
  if (writer.ok) return words().notWritten
  switch (writer.why) {
    case 'viewOnly':
      return kept
    case 'elsewhere':
      return `${kept} ${words().madeElsewhere(record.provider.host ?? kindName(record.provider), GLANCE_CONNECTS)}`
    case 'expired':
      return `${kept} ${words().forgotten}`
  }
}

/** The written texts about a result, folded. */
export function Texts({ result }: { result: StoredResult }): JSX.Element {
  const texts = useTexts()
  const isOwn = madeByOwnEngine(result.record.provider)
  // Glance's own engine gives no untried advice: its changes are tried instead.
  const kinds = isOwn ? (['summary'] as const) : TEXT_KINDS
  const states = kinds.map((kind) => texts.stateOf(result.record.runId, kind)?.state)
  const line = states.includes('writing')
    ? words().beingWritten
    : states.includes('failed')
      ? words().couldNotWrite
      : kinds.map((kind) => words().text[kind].name).join(', ')
  return (
    <Fold part="texts" title={words().inWords} line={line}>
      {isOwn && <Summary result={result} />}
      {!isOwn && kinds.map((kind) => <WrittenText key={kind} kind={kind} result={result} />)}
    </Fold>
  )
}
