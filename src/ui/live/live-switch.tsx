import type { JSX } from 'preact'
import { Switch } from '../kit/toggle'
import { formatFixed } from '../words/format-numbers'
import { type LiveState, useLive } from './live-store'
import styles from './live.module.css'
import { words } from './words'

/** Turns Live on and off, and says what it does; null where the provider cannot. */
export function LiveSwitch(): JSX.Element | null {
  const live = useLive()
  if (!live.possible.value) return null
  return (
    <div class={styles.live}>
      <Switch name={words().live} on={live.on.value} onChange={live.turn} />
      <p class={styles.line} role="status">
        {live.now.value === null ? words().off : lineOf(live.now.value)}
      </p>
    </div>
  )
}

function lineOf({ doing, error, look }: LiveState): string {
  if (doing === 'computing') return words().computing
  if (error !== null) return words().failed(error.message, error.advice)
  if (look === null) return words().waiting
  return doing === 'slow' ? words().slow(formatFixed(look.took / 1000, 0)) : words().shown
}
