import { ANSWERS } from './answers'
import { CONNECTIONS } from './connections'
import { afterActing, type Fault } from './fault'
import { STATUSES } from './statuses'

export type { Fault } from './fault'

const MORE_THAN_AN_HOUR_MS = 61 * 60 * 1000

/** All that may happen to a request. `skip` lets time pass. */
export function allFaults(skip: (ms: number) => void): Fault[] {
  const asleep: Fault['answer'] = (_, real) => {
    skip(MORE_THAN_AN_HOUR_MS)
    return Promise.resolve(real ?? Response.error())
  }
  return [
    ...CONNECTIONS,
    ...STATUSES,
    ...ANSWERS,
    ...afterActing({ 'an hour of sleep on the way': asleep })
  ]
}
