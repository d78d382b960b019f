import type { JSX } from 'preact'
import { Note } from '../kit/note'
import { Switch } from '../kit/toggle'
import { formatFixed } from '../words/format-numbers'
import { type LiveState, useLive } from './live-store'
import { words } from './words'

/** Turns Live on and off; null where the provider cannot. */
export function LiveSwitch(): JSX.Element | null {
  const live = useLive()
  if (!live.possible.value) return null
  return (
    <Switch name={words().live} about={words().about} on={live.on.value} onChange={live.turn} />
  )
}

/** What Live does now; null while it is off. */
export function LiveStatus(): JSX.Element | null {
  const now = useLive().now.value
  return now && <Note role="status">{lineOf(now)}</Note>
}

function lineOf({ doing, error, look }: LiveState): string {
  if (doing === 'computing') return words().computing
  if (error !== null) return words().failed(error.message, error.advice)
  if (look === null) return words().waiting
  return doing === 'slow' ? words().slow(formatFixed(look.took / 1000, 0)) : words().shown
}
