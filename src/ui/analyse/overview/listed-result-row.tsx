import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { locale } from '../../../language'
import { Hidden } from '../../kit/hidden'
import { type Judged, judgeResult } from '../../result/verdict/use-judgement'
import { useTools } from '../../tools/use-tools'
import { words } from '../words'
import { type ListedResult, useListedResults } from './listed-results'
import list from '../../kit/rows.module.css'
import styles from './listed-result-row.module.css'

interface Props {
  id: string
  name: string
  /** True where its record says so; what was found since then is added. */
  outOfDate?: boolean
  /** Measures what the file does not keep of it. */
  measure?: boolean
  /** The row's second line; called with null while or where its layers are not judged. */
  say: (judged: Judged | null) => string
  press: () => void
  /** Stands before the row. */
  children?: ComponentChildren
}

/** An analysed frame in a list: its picture, its name and a line about it. A press shows it. */
export function ListedResultRow(props: Props): JSX.Element {
  const { id, name, outOfDate = false, measure = false, say, press, children } = props
  const listedResults = useListedResults()
  const { errors } = useTools()
  const listed = listedResults.of(id).value
  // Names and sentences are in the language of now.
  const judged = useMemo(() => judgedOf(listed), [listed, locale()])
  const isUnread = listed === null
  useEffect(() => {
    if (isUnread) errors.guard(() => listedResults.read(id, measure))
  }, [listedResults, errors, id, measure, isUnread])
  const old = outOfDate || listed?.outOfDate === true
  return (
    <li class={styles.item}>
      {children}
      <button type="button" class={styles.row} title={name} onClick={press}>
        <span class={list.picture}>
          {listed?.picture && <img src={listed.picture} alt="" draggable={false} />}
        </span>
        <span class={styles.texts}>
          <span class={styles.name}>
            {name}
            {old && (
              <span class={styles.old} title={words().results.outOfDate}>
                <Hidden>{words().results.outOfDate}</Hidden>
              </span>
            )}
          </span>
          <span class={styles.line}>{say(judged)}</span>
        </span>
      </button>
    </li>
  )
}

function judgedOf(listed: ListedResult | null): Judged | null {
  const known = listed?.layers ?? null
  return known && judgeResult(known.record, known.now, known.goal)
}
