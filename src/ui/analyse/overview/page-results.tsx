import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { PageResult } from '../../../bridge'
import { QuietButton } from '../../kit/quiet-button'
import { Section } from '../../kit/section'
import type { Judged } from '../../result/verdict/use-judgement'
import { useTools } from '../../tools/use-tools'
import { formatShare } from '../../words/format-numbers'
import { formatAge } from '../../words/format-time'
import { upperFirst } from '../../words/quoted'
import { words } from '../words'
import { ListedResultRow } from './listed-result-row'
import styles from './listed-result-row.module.css'

/** More are read and drawn only for who asks. */
const FIRST = 50

/** The page's results, latest first. */
export function PageResults({ results }: { results: readonly PageResult[] }): JSX.Element {
  const { bridge, errors } = useTools()
  const [all, setAll] = useState(false)
  const shown = all ? results : results.slice(0, FIRST)
  return (
    <Section title={words().results.title}>
      <ul class={styles.rows} aria-label={words().results.title}>
        {shown.map(({ id, name, record }) => (
          <ListedResultRow
            key={id}
            id={id}
            name={name}
            outOfDate={record?.outOfDate === true}
            say={(judged) =>
              record === null ? words().states.broken : lineOf(judged, record.finishedAt)
            }
            press={() => errors.guard(() => bridge.selectNode(id))}
          />
        ))}
      </ul>
      {shown.length < results.length && (
        <p>
          <QuietButton name={words().results.showAll(results.length)} run={() => setAll(true)} />
        </p>
      )}
    </Section>
  )
}

/** How the main action fares, or what people see first, and when that was found out. */
function lineOf(judged: Judged | null, finishedAt: number): string {
  const age = formatAge(finishedAt, Date.now())
  const seen = judged?.state === 'judged' ? seenOf(judged) : null
  return seen === null ? age : `${seen} · ${age}`
}

function seenOf({ judgement }: Extract<Judged, { state: 'judged' }>): string | null {
  const { action, order, nameOf } = judgement
  if (action !== null && action.layer.attention !== null) {
    return words().results.action(
      upperFirst(nameOf(action.layer)),
      formatShare(action.layer.attention)
    )
  }
  return order[0] === undefined ? null : words().results.first(upperFirst(nameOf(order[0])))
}
