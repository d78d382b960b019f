import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { locale } from '../../../language'
import { useBrief } from '../../brief/brief-store'
import { useFrameCache } from '../../frames/frame-cache'
import { type FrameKnown, layersIn, resultIn } from '../../frames/frame-known'
import { Hidden } from '../../kit/hidden'
import { type Judged, judgeResult } from '../../result/verdict/judge-result'
import { thumbnailOf } from '../../tools/thumbnail'
import { words } from '../words'
import list from '../../kit/rows.module.css'
import styles from './listed-result-row.module.css'

interface Props {
  id: string
  name: string
  /** True where its record says so; the cache may have found out since. */
  outOfDate?: boolean
  /** Measures layers that the file does not keep. */
  measure?: boolean
  /** Gives the row's second line; called with null while its layers are not judged. */
  say: (judged: Judged | null) => string
  press: () => void
}

/** An analysed frame in a list: its picture, its name and a line about it. A press shows it. */
export function ListedResultRow(props: Props): JSX.Element {
  const { id, name, outOfDate = false, measure = false, say, press } = props
  const known = useFrameCache().of(id, measure ? 'layers' : 'result').value
  const goal = useBrief().goalOf(id)
  // Names and sentences are in the language of now.
  const judged = useMemo(() => judgedOf(known, goal), [known, goal, locale()])
  const record = resultIn(known)?.record
  const old = outOfDate || record?.outOfDate === true
  return (
    <li class={styles.item}>
      <button type="button" class={styles.row} title={name} onClick={press}>
        <span class={list.picture}>
          {record && <img src={thumbnailOf(record)} alt="" draggable={false} />}
        </span>
        <span class={styles.texts}>
          <span class={styles.name}>
            {name}
            {old && (
              <span class={styles.old} title={words().states.outOfDate}>
                <Hidden>{words().states.outOfDate}</Hidden>
              </span>
            )}
          </span>
          <span class={styles.line}>{say(judged)}</span>
        </span>
      </button>
    </li>
  )
}

/** More rows are read and rendered only on request. */
export const FIRST = 50

/** null while the frame's layers are not known, or where they cannot be. */
export function judgedOf(known: FrameKnown, goal: string): Judged | null {
  const record = resultIn(known)?.record
  const layers = layersIn(known)
  if (record === undefined || layers.state === 'measuring' || layers.state === 'failed') return null
  return judgeResult(record, layers, goal)
}
