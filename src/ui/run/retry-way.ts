import type { Provider } from '../provider/provider'
import type { Run } from './run'

/**
 * How a run that ended without a result may go on.
 * `resume`: the service has it, so it is fetched again and not paid for twice.
 * `ask`: the create call may have been accepted; only the designer may send it again.
 * `repeated`: the same picture was analysed within the hour; only the designer may pay again.
 * `again`: a new run is safe.
 */
export type RetryWay = 'resume' | 'ask' | 'repeated' | 'again'

export const ALREADY_ANALYSED = 'already_analysed'

export function retryWay(
  run: Pick<Run, 'state' | 'asked' | 'serviceId' | 'final' | 'error'>,
  { charges, outlivesPanel }: Pick<Provider, 'charges' | 'outlivesPanel'>
): RetryWay | null {
  if (run.state === 'running' || run.state === 'done') return null
  // Who cancels is told what it means, and starts anew knowing it.
  if (run.state === 'cancelled') return 'again'
  if (run.error?.code === ALREADY_ANALYSED) return 'repeated'
  if (run.serviceId === null) {
    return run.asked && charges && run.error?.sent === 'maybe' ? 'ask' : 'again'
  }
  return run.final || !outlivesPanel ? 'again' : 'resume'
}
