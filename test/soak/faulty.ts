import type { FetchFunction } from '../../src/client'
import type { Fault } from './faults'
import type { Ledger } from './ledger'
import { type Phase, phaseOf } from './phases'
import { chancesOf, pick } from './random'

/** Something that was made to go wrong, and with what. */
export interface Injected {
  phase: Phase
  fault: string
  /** Title of what was to be analysed. */
  subject: string
}

/** What goes wrong with a request; null where nothing does. */
export type Chooser<F> = (request: Request) => Promise<F | null>

/** Breaks about so many of the requests (0–1), each in a way that the seed decides. */
export function chooser<F extends { name: string }>(
  seed: number,
  rate: number,
  faults: readonly F[],
  subjectOf: Ledger['subjectOf'],
  tell: (injected: Injected) => void
): Chooser<F> {
  const chanceOf = chancesOf(seed)
  return async (request) => {
    const phase = phaseOf(request)
    const subject = await subjectOf(request)
    const { pathname } = new URL(request.url)
    const part = /[a-z-]+\.png$|summary|recommendations/.exec(pathname)?.[0] ?? ''
    const chance = chanceOf(`${phase} ${subject} ${part}`)
    const [hit, which] = [chance(), chance()]
    if (hit >= rate) return null
    const fault = pick(() => which, faults)
    tell({ phase, fault: fault.name, subject })
    return fault
  }
}

/** Stands before a service and breaks what is chosen. */
export function faulty(serve: FetchFunction, choose: Chooser<Fault>): FetchFunction {
  return async (request) => {
    const fault = await choose(request)
    if (fault === null) return serve(request)
    return fault.answer(request, fault.acts ? await serve(request) : null)
  }
}
