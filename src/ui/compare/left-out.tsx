import type { JSX } from 'preact'
import { Card } from '../kit/card'
import type { LeftOutFrame } from './comparison'
import styles from './compare.module.css'

/** Frames that could not be compared, and why. */
export function LeftOut({ frames }: { frames: readonly LeftOutFrame[] }): JSX.Element | null {
  if (frames.length === 0) return null
  const title = frames.length === 1 ? '1 frame is left out' : `${frames.length} frames are left out`
  return (
    <Card tone="warning" role="status" title={title}>
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
