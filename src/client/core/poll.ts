import type { GlanceError } from '../../errors'
import { deadlineExceeded, isClientError } from '../errors'
import { mayPass, retryDelay } from './retry'
import type { CallOptions, Transport } from './transport'

/** The wait before the next poll, ms, or a function that gives it for the number of polls made (from 1). */
export type PollInterval = number | ((attempt: number) => number)

/**
 * Asks until an answer is final. A poll that fails in passing is repeated within the deadline, later
 * when the service asks for it; any other failure ends the wait. Throws `deadline_exceeded` when time is up.
 */
export async function poll<T extends { status: string }, Final extends T>(
  transport: Transport,
  ask: (options: CallOptions) => Promise<T>,
  isFinal: (answer: T) => answer is Final,
  interval: PollInterval,
  options: CallOptions
): Promise<Final> {
  const deadline = transport.deadline(options)
  let failure: GlanceError | null = null
  let failures = 0
  for (let attempt = 1; ; attempt++) {
    let delay = typeof interval === 'number' ? interval : interval(attempt)
    try {
      const answer = await ask({ ...options, attempts: 1, deadlineMs: deadline.remaining() })
      if (isFinal(answer)) return answer
      failure = null
      failures = 0
    } catch (error) {
      if (isClientError(error, 'deadline_exceeded'))
        throw deadlineExceeded(deadline.ms, 'yes', failure)
      if (!mayPass(error, failure)) throw error
      failure = error
      delay = Math.max(delay, retryDelay(error, ++failures, transport.clock.random()))
    }
    if (delay >= deadline.remaining()) throw deadlineExceeded(deadline.ms, 'yes', failure)
    await transport.wait(delay, options.signal, 'yes')
  }
}
