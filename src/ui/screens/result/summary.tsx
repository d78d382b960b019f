import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { ResultRecord, StoredResult } from '../../../bridge'
import { ErrorCard } from '../../components/error-card'
import { renderMarkdown } from '../../markdown/render-markdown'
import { providerOfRecord } from '../../provider/choose-provider'
import { Hidden } from '../../components/hidden'
import { usePanel } from '../../state/panel-context'
import styles from './summary.module.css'

/** The written summary: kept in the file, being written, failed, or not there yet. */
export function Summary({ result }: { result: StoredResult }): JSX.Element {
  const { texts } = usePanel()
  const { record, texts: kept } = result
  const state = texts.texts.value.get(record.runId)
  return (
    <section class={styles.summary} aria-label="Summary" aria-busy={state?.state === 'loading'}>
      <h2 class={styles.title}>Summary</h2>
      {kept.summary !== null ? (
        <Text markdown={kept.summary} />
      ) : state?.state === 'loading' ? (
        <Skeleton />
      ) : (
        <Missing result={result} />
      )}
    </section>
  )
}

function Text({ markdown }: { markdown: string }): JSX.Element {
  const { bridge, errors } = usePanel()
  const nodes = useMemo(
    () => renderMarkdown(markdown, (url) => errors.guard(() => bridge.openUrl(url))),
    [markdown, bridge, errors]
  )
  return <div class={styles.text}>{nodes}</div>
}

function Skeleton(): JSX.Element {
  return (
    <>
      <Hidden>The summary is being written.</Hidden>
      <div class={styles.skeleton} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    </>
  )
}

function Missing({ result }: { result: StoredResult }): JSX.Element {
  const { canEdit, errors, provider, texts } = usePanel()
  const { record, nodeId } = result
  const state = texts.texts.value.get(record.runId)
  const writer = providerOfRecord(record, provider.value)
  const write = (): void => {
    if (writer === null) return
    const { runId, analysisId } = record
    const placed = Promise.resolve(true)
    errors.guard(() =>
      texts.fetch({ provider: writer, kind: 'summary', runId, nodeId, analysisId, placed })
    )
  }
  if (state?.state === 'failed') {
    const actions = writer === null ? [] : [{ name: 'Write it again', run: write, main: true }]
    return (
      <ErrorCard title="The summary could not be written" error={state.error} actions={actions} />
    )
  }
  const fresh = writer !== null && canEdit && isFresh(record)
  return (
    <>
      <p class={styles.note}>
        {fresh ? 'Not written yet.' : 'No summary was kept. Run the analysis again to get one.'}
      </p>
      {fresh && (
        <Button secondary onClick={write}>
          Write summary
        </Button>
      )}
    </>
  )
}

const HOUR_MS = 60 * 60 * 1000

/** A service forgets a result after an hour. */
function isFresh(record: ResultRecord): boolean {
  return Date.now() - record.finishedAt < HOUR_MS
}
