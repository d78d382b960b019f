import { pointsApart } from '../words/format-numbers'
import { quoted } from '../words/quoted'
import { outcomeOf } from './standing'
import type { Try } from './try-store'
import { words } from './words'

/** What a try came to, in a sentence; empty while that is not known. */
export function outcomeWords({ now, before, watched }: Try): string {
  if (now.phase === 'refused' || now.phase === 'failed') return now.error.message
  if (now.phase !== 'tried') return ''
  const say = words().outcome
  const name = quoted(watched.name)
  const outcome = outcomeOf(before, now.after)
  if (outcome === 'close' || outcome === 'unknown') return say[outcome](name)
  return say[outcome](name, pointsApart(now.after?.attention ?? 0, before.attention ?? 0))
}
