import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { Card, type CardAction } from '../../kit/card'
import { FrameHeader } from '../../kit/frame-header'
import { QuietButton } from '../../kit/quiet-button'
import { useFirst } from '../../kit/use-first'
import { verdictWords } from '../../result/verdict/judge-result'
import { isAsked, isLeftOut, isLost, type Job, wayOf } from '../../run/job'
import { outcomeWords } from '../../run/job-table'
import { useRuns } from '../../run/frame-runs'
import { words as runWords } from '../../run/words'
import { useTools } from '../../tools/use-tools'
import { lowerFirst } from '../../words/quoted'
import { words as shared } from '../../words/words'
import { FIRST, ListedResultRow } from '../overview/listed-result-row'
import { words } from '../words'
import { Note } from '../../kit/note'
import list from '../overview/listed-result-row.module.css'
import styles from './ended-batch.module.css'

/** More frames in one comparison cannot be shown well: they are selected on the canvas. */
const MOST_COMPARED = 5

interface Props {
  compare: (nodeIds: readonly string[]) => void
  /** Called when a frame of the list is selected. */
  leave: () => void
}

/** Outcome of a run over many frames: what people see first in each, failures with reasons, and next steps. */
export function EndedBatch({ compare, leave }: Props): JSX.Element {
  const runs = useRuns()
  const { bridge, errors } = useTools()
  const { value: items } = runs.items
  const done = items.filter(({ state }) => state === 'done' || state === 'kept')
  const [shown, more] = useFirst(done, { first: FIRST, about: words().results.frames })
  const cancelled = items.some((job) => job.state === 'cancelled' && !isLeftOut(job))
  const kept = items.some(({ state }) => state === 'kept')
  const say = words().batch
  const notes = [
    kept && say.kept,
    items.some(isLeftOut) && say.leftOut,
    cancelled && say.cancelled(lowerFirst(runs.cancelNote.value))
  ].filter(Boolean)
  return (
    <section class={styles.batch} aria-label={outcomeWords(items)} role="group">
      <div role="status">
        {/* Where none went well, the card of those that failed says it. */}
        {!items.every(isLost) && <FrameHeader node={{ name: outcomeWords(items) }} />}
        {notes.length > 0 && <Note>{notes.join(' ')}</Note>}
      </div>
      <FailedBatch />
      {shown.length > 0 && (
        <ul class={list.rows} aria-label={say.analysed}>
          {shown.map(({ source, title }) => (
            <ListedResultRow
              key={source}
              id={source}
              name={title}
              measure
              say={(judged) => (judged === null ? '' : verdictWords(judged))}
              press={() => {
                leave()
                errors.guard(() => bridge.selectNode(source))
              }}
            />
          ))}
        </ul>
      )}
      {more}
      <div class={styles.buttons}>
        {done.length > 1 && done.length <= MOST_COMPARED && (
          <Button onClick={() => compare(done.map(({ source }) => source))}>
            {say.compareCount(done.length)}
          </Button>
        )}
        <Button secondary onClick={runs.dismiss}>
          {say.dismiss}
        </Button>
        {done.length > MOST_COMPARED && <Note>{say.choose(MOST_COMPARED)}</Note>}
      </div>
    </section>
  )
}

/** Failed and cancelled frames of a batch, with ways to continue; null where all succeeded. */
export function FailedBatch(): JSX.Element | null {
  const runs = useRuns()
  const { errors } = useTools()
  const lost = runs.items.value.filter(isLost)
  const failed = lost.filter(({ state }) => state === 'failed')
  const again = lost.filter((job) => !isAsked(wayOf(job))).length
  const say = words().batch
  if (lost.length === 0) return null
  const actions: CardAction[] =
    again === 0 || runs.busy.value
      ? []
      : [{ name: say.again(again), run: () => errors.guard(() => runs.again()), main: true }]
  return (
    <Card
      tone={failed.length > 0 ? 'warning' : 'plain'}
      title={outcomeWords(lost)}
      actions={actions}
    >
      {failed.length > 0 && (
        <ul class={styles.lost} aria-label={say.failed}>
          {failed.map((job, at) => (
            <Failed key={job.source} job={job} next={failed[at + 1]} />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** A frame that failed, with its reason unless the next one has the same. */
function Failed({ job, next }: { job: Job; next: Job | undefined }): JSX.Element {
  const runs = useRuns()
  const { errors } = useTools()
  const { title, source } = job
  const way = wayOf(job)
  const reason = reasonOf(job)
  return (
    <li>
      <span class={styles.lostName}>
        {title}
        {way !== null && !runs.busy.value && (
          <QuietButton
            name={runWords().again[way]}
            about={title}
            run={() => errors.guard(() => runs.again(source))}
          />
        )}
      </span>
      {(next === undefined || reasonOf(next) !== reason) && <p>{reason}</p>}
    </li>
  )
}

function reasonOf(job: Job): string {
  const { error, provider } = job
  const { host } = provider.info
  const way = wayOf(job)
  const say = words().batch
  return [
    error?.message,
    error !== null && host !== null && shared().sent[error.sent]('picture'),
    error?.advice,
    way === 'ask' && say.maybe(host ?? ''),
    way === 'resume' && say.notChargedAgain
  ]
    .filter(Boolean)
    .join(' ')
}
