import type { JSX } from 'preact'
import { seenPercent } from '../../engine/texts/people'
import { SEEN_IN, SEEN_TIMES, seenWithin, type Seen } from '../../order/seen'
import { classNames } from '../kit/class-names'
import { words } from './words'
import styles from './seen-curve.module.css'

/** The part of the viewers who see a layer by each time; null where that is not known. */
export function SeenCurve({ of }: { of: Seen }): JSX.Element | null {
  if (of.attention === null) return null
  return (
    <dl class={styles.curve} aria-label={words().seenBy}>
      {SEEN_TIMES.map((time) => {
        const part = seenWithin(of, time) ?? 0
        return (
          <div key={time} class={classNames(styles.time, time === SEEN_IN && styles.told)}>
            <dt>{words().seconds(time)}</dt>
            <dd>
              {seenPercent(part)}
              <span class={styles.bar} style={{ width: `${part * 100}%` }} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
