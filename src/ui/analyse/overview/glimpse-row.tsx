import type { ComponentChildren, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Hidden } from '../../kit/hidden'
import { useTools } from '../../tools/use-tools'
import { words } from '../words'
import { type Glimpse, useGlimpses } from './glimpses'
import styles from './glimpse-row.module.css'

interface Props {
  id: string
  name: string
  /** True where its record says so; what was found since then is added. */
  outOfDate?: boolean
  /** Measures what the file does not keep of it. */
  measure?: boolean
  /** What is said of it, as soon as that is known. */
  say: (glimpse: Glimpse | null) => string
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
  const isUnread = glimpse === null
  useEffect(() => {
    if (isUnread) errors.guard(() => glimpses.read(id, measure))
  }, [glimpses, errors, id, measure, isUnread])
  const old = outOfDate || glimpse?.outOfDate === true
  return (
    <li class={styles.item}>
      {children}
      <button type="button" class={styles.row} title={name} onClick={press}>
        <span class={styles.picture}>
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
          <span class={styles.line}>{say(glimpse)}</span>
        </span>
      </button>
    </li>
  )
}
