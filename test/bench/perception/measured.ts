import { measureAccuracy } from './accuracy'
import type { Accuracy } from './accuracy'
import { clarityFit } from './clarity-fit'
import type { ClarityFit } from './clarity-fit'
import { measureCosts } from './cost/cost'
import type { Cost } from './cost/cost'
import { interfacePriorRows } from './interface-prior-rows'
import type { InterfacePriorRow } from './interface-prior-rows'
import type { SetName } from './viewed-sets'

/** Everything that one run of the perception benchmark finds out. */
export interface Measured {
  accuracy: Record<SetName, Accuracy>
  interfaces: InterfacePriorRow[]
  clarity: ClarityFit
  costs: Cost[]
}

export async function measurePerception(): Promise<Measured> {
  return {
    costs: await measureCosts(),
    accuracy: { osie: await measureAccuracy('osie'), sun: await measureAccuracy('sun') },
    interfaces: interfacePriorRows(),
    clarity: await clarityFit()
  }
}
