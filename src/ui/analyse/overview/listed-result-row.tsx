import type { ComponentChildren, JSX } from 'preact'
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
  const known = useFrameCache().of(id, measure ? 'layers' : 'data').value
  const goal = useBrief().goalOf(id)
  // Names and sentences are in the language of now.
  const judged = useMemo(() => judgedOf(known, goal), [known, goal, locale()])
  const record = resultIn(known)?.record
  const old = outOfDate || record?.outOfDate === true
  return (
    <li class={styles.item}>
      {children}
      <button type="button" class={styles.row} title={name} onClick={press}>
        <span class={list.picture}>
          {record && <img src={thumbnailOf(record)} alt="" draggable={false} />}
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

/** null while or where its layers are not known: looking at the frame says why. */
export function judgedOf(known: FrameKnown, goal: string): Judged | null {
  const record = resultIn(known)?.record
  const layers = layersIn(known)
  if (record === undefined || layers.state === 'measuring' || layers.state === 'failed') return null
  return judgeResult(record, layers, goal)
}
