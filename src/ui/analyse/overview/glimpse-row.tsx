import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { locale } from '../../../language'
import { Hidden } from '../../kit/hidden'
import { type Judged, judgeResult } from '../../result/verdict/use-judgement'
import { useTools } from '../../tools/use-tools'
import { words } from '../words'
import { type Glimpse, useGlimpses } from './glimpses'
import list from '../../kit/rows.module.css'
import styles from './glimpse-row.module.css'

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
export function GlimpseRow(props: Props): JSX.Element {
  const { id, name, outOfDate = false, measure = false, say, press, children } = props
  const glimpses = useGlimpses()
  const { errors } = useTools()
  const glimpse = glimpses.of(id).value
  // Names and sentences are in the language of now.
  const judged = useMemo(() => judgedOf(glimpse), [glimpse, locale()])
  const isUnread = glimpse === null
  useEffect(() => {
    if (isUnread) errors.guard(() => glimpses.read(id, measure))
  }, [glimpses, errors, id, measure, isUnread])
  const old = outOfDate || glimpse?.outOfDate === true
  return (
    <li class={styles.item}>
      {children}
      <button type="button" class={styles.row} title={name} onClick={press}>
        <span class={list.picture}>
          {glimpse?.picture && <img src={glimpse.picture} alt="" draggable={false} />}
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

function judgedOf(glimpse: Glimpse | null): Judged | null {
  const known = glimpse?.layers ?? null
  return known && judgeResult(known.record, known.now, known.goal)
}
