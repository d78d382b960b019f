import type { JSX } from 'preact'
import { Card, type CardAction } from '../../kit/card'
import { words as kit } from '../../kit/words'
import { QuietButton } from '../../kit/quiet-button'
import { useTools } from '../../tools/use-tools'
import { formatElapsed } from '../../words/format-time'
import { lowerFirst } from '../../words/lower-first'
import { useRuns } from '../use-runs'
import { words } from '../words'
import { outcomeWords } from './batch-progress'
import type { FrameItem } from '../frame'
import { isLost } from './batch'
import styles from './batch.module.css'

/** How a run over many frames ended, what of it failed and why, and the ways on. `short`: only if some failed. */
export function EndedBatch({ short }: { short: boolean }): JSX.Element | null {
  const runs = useRuns()
  const { errors, tab } = useTools()
  const { items, startedAt, endedAt } = runs.batch.value
  const failed = items.filter(({ state }) => state === 'failed')
  const cancelled = items.filter(({ state }) => state === 'cancelled')
  const kept = items.filter(({ state }) => state === 'kept').length
  if (short && failed.length === 0) return null

  const again = items.filter((item) => isLost(item) && runs.wayOf(item) !== 'ask').length
  const there = items.length - failed.length - cancelled.length
  const actions: CardAction[] = [{ name: 'Dismiss', run: runs.dismiss }]
  if (there > 1 && !short) {
    actions.unshift({ name: 'Compare', run: () => (tab.value = 'compare'), main: again === 0 })
  }
  if (again > 0 && !runs.busy.value) {
    const name = again === 1 ? 'Try 1 again' : `Try ${again} again`
    actions.unshift({ name, run: () => errors.guard(() => runs.again()), main: true })
  }
  const seconds = Math.round(((endedAt ?? startedAt) - startedAt) / 1000)
  return (
    <Card
      tone={failed.length > 0 ? 'warning' : 'plain'}
      role="status"
      title={outcomeWords({ items })}
      actions={actions}
    >
      <p>
        In {formatElapsed(seconds)}.{' '}
        {kept > 0 &&
          'Kept: the picture was analysed within the last hour with the same options, so it was not sent again. '}
        {cancelled.length > 0 && `Cancelled: ${lowerFirst(runs.cancelNote.value)}`}
      </p>
      {failed.length > 0 && !short && (
        <ul class={styles.lost} aria-label="Failed frames">
          {failed.map((item) => (
            <Failed key={item.target.source} item={item} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Failed({ item }: { item: FrameItem }): JSX.Element {
  const runs = useRuns()
  const { errors } = useTools()
  const { target, error, run } = item
  const way = runs.wayOf(item)
  const host = run?.provider?.host ?? null
  return (
    <li>
      <span class={styles.lostName}>
        {target.title}
        {way !== null && !runs.busy.value && (
          <QuietButton
            name={words().again[way]}
            about={target.title}
            run={() => errors.guard(() => runs.again(target.source))}
          />
        )}
      </span>
      <p>
        {error?.message} {error !== null && host !== null && kit().sent[error.sent]('picture')}{' '}
        {error?.advice}
        {way === 'ask' && ` ${host} may have accepted it; sending it again may be charged twice.`}
        {way === 'resume' && ' It is not charged again.'}
      </p>
    </li>
  )
}
