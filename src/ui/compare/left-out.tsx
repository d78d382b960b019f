import type { JSX } from 'preact'
import { Card } from '../kit/card'
import type { LeftOutFrame } from './comparison'
import { words } from './words'
import styles from './compare.module.css'

/** Frames that could not be compared, and why. */
export function LeftOut({ frames }: { frames: readonly LeftOutFrame[] }): JSX.Element | null {
  if (frames.length === 0) return null
  return (
    <Card tone="warning" role="status" title={words().leftOut(frames.length)}>
      <ul class={styles.leftOut}>
        {frames.map(({ nodeId, name, reason }) => (
          <li key={nodeId}>
            <strong>{name}</strong>: {reason}
          </li>
        ))}
      </ul>
    </Card>
  )
}
