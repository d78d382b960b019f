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

/** Stands before a service, and breaks about so many of the requests (0–1), each in a way that the seed decides. */
export function faulty(
  seed: number,
  rate: number,
  faults: readonly Fault[],
  { serve, subjectOf }: Pick<Ledger, 'serve' | 'subjectOf'>,
  tell: (injected: Injected) => void
): FetchFunction {
  const chanceOf = chancesOf(seed)
  return async (request) => {
    const phase = phaseOf(request)
    const subject = await subjectOf(request)
    const { pathname } = new URL(request.url)
    const part = /[a-z-]+\.png$|summary|recommendations/.exec(pathname)?.[0] ?? ''
    const chance = chanceOf(`${phase} ${subject} ${part}`)
    const [hit, which] = [chance(), chance()]
    if (hit >= rate) return serve(request)
    const { name, acts, answer } = pick(() => which, faults)
    tell({ phase, fault: name, subject })
    return answer(request, acts ? await serve(request) : null)
  }
}
