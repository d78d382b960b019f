import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useCallback } from 'preact/hooks'
import type { StoredResult, TextKind } from '../../../bridge'
import { classNames } from '../../kit/class-names'
import { ErrorCard } from '../../kit/error-card'
import { MarkdownText } from '../../kit/markdown/markdown-text'
import { QuietButton } from '../../kit/quiet-button'
import { useTools } from '../../tools/use-tools'
import { words as shared } from '../../words/words'
import { words } from '../words'
import { useTexts } from './text-store'
import { textStatus, whyMissing } from './text-words'
import { useMayDiffer } from './use-may-differ'
import { useTextWriter } from './use-text-writer'
import styles from './written-text.module.css'

interface Props {
  kind: TextKind
  result: StoredResult
}

interface TextProps {
  markdown: string
  kind: TextKind
  old: boolean
}

/** A written text: kept in the file, being written, failed, or not there. */
export function WrittenText({ kind, result }: Props): JSX.Element {
  const texts = useTexts()
  const { writer, write } = useTextWriter(result)
  const mayDiffer = useMayDiffer(result, kind, writer)
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
          mayDiffer && <QuietButton name={words().regenerate} about={regenerate} run={again} />
        )}
      </header>
      <p class={styles.note} role="status">
        {textStatus(state, kept !== null, writer)}
      </p>
      {state?.state === 'failed' && (
        <ErrorCard
          title={failed}
          error={state.error}
          actions={
            state.gone || !writer.ok ? [] : [{ name: shared().tryAgain, run: again, main: true }]
          }
        />
      )}
      {kept !== null && <Text markdown={kept} kind={kind} old={writing} />}
      {kept === null && writing && <Skeleton />}
      {kept === null && !writing && state?.state !== 'failed' && (
        <>
          <p class={styles.note}>{whyMissing(kind, record, writer)}</p>
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

function Text({ markdown, kind, old }: TextProps): JSX.Element {
  const { bridge, errors } = useTools()
  const open = useCallback(
    (url: string) => errors.guard(() => bridge.openUrl(url)),
    [bridge, errors]
  )
  const classes = { text: classNames(styles.text, old && styles.old), raw: styles.raw }
  return (
    <MarkdownText
      markdown={markdown}
      name={words().text[kind].it}
      open={open}
      classes={classes}
      waiting={<Skeleton />}
    />
  )
}

function Skeleton(): JSX.Element {
  return (
    <div class={styles.skeleton} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}
