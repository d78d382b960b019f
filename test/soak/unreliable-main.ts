import { MAIN_CALLS, type MainCalls } from '../../src/bridge'
import { GlanceError } from '../../src/errors'
import type { FakeMain } from '../ui/support/fake-main'
import type { Injected } from './faulty'
import { chancesOf, pick } from './random'

interface CanvasFault {
  name: string
  code: string
  acts: boolean
}

interface Unreliable {
  seed: number
  rate: number
  isClosed: () => boolean
}

/** How long the bridge waits for an answer. */
const CALL_TIMEOUT_MS = 120_000

const LATE: CanvasFault = { name: 'no answer in time', code: 'no_answer', acts: true }
const GONE: CanvasFault = { name: 'the frame is gone', code: 'node_removed', acts: false }
const FULL: CanvasFault = { name: 'the storage is full', code: 'storage_full', acts: false }

/**
 * A main thread as one panel sees it: about so many of its calls fail, and once the panel is closed nothing that it
 * still asks for is done, and no answer reaches it.
 */
export function unreliableMain(
  main: FakeMain,
  { seed, rate, isClosed }: Unreliable,
  tell: (injected: Injected) => void
): FakeMain {
  const chanceOf = chancesOf(seed)
  const never = new Promise<never>(() => undefined)

  const wrap =
    (name: keyof MainCalls) =>
    async (...args: unknown[]): Promise<unknown> => {
      if (isClosed()) return never

      const call = main[name] as (...args: unknown[]) => Promise<unknown>
      const chance = chanceOf(name)
      const [hit, which] = [chance(), chance()]
      const ways = /Journal|Settings|Key/.test(name) ? [FULL, LATE] : [GONE, LATE]
      const fault = hit < rate ? pick(() => which, ways) : null
      const answer = fault?.acts === false ? null : await call(...args)
      if (isClosed()) return never
      if (fault === null) return answer
      tell({ phase: 'canvas', fault: `${name}: ${fault.name}`, subject: '' })
      if (fault === LATE) await new Promise((resolve) => setTimeout(resolve, CALL_TIMEOUT_MS))
      throw new GlanceError({
        code: fault.code,
        message: `${fault.name}.`,
        advice: 'Try again.',
        sent: fault.acts ? 'maybe' : 'no'
      })
    }

  const calls = Object.keys(MAIN_CALLS) as (keyof MainCalls)[]
  return { ...main, ...Object.fromEntries(calls.map((name) => [name, wrap(name)])) }
}
