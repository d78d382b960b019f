import { ofTenPeople, seenPercent } from '../../../src/engine/texts/people'
import { seenWithin } from '../../../src/order/seen'
import type { LayerShare, MainAction, ResultRecord } from '../../../src/file'
import type { ReadFrame } from '../../../src/ui/compare/comparison'
import { layerShare, layerShares } from './layer-shares'
import { storedRecord } from './stored-record'

/** A layer by its name alone, as it was measured. */
export function named(name: string, attention: number, change: Partial<LayerShare> = {}) {
  return layerShare({ id: `${name} ${attention}`, name, attention, ...change })
}

/** A mark that is found again by name. */
export function mark(name: string): MainAction {
  return { version: 1, id: 'elsewhere', name, type: 'TEXT' }
}

/** A frame with layers, as it was read from the file. */
export function readFrame(
  name: string,
  layers: LayerShare[] | null,
  change: Partial<ReadFrame> = {},
  record: Partial<ResultRecord> = {}
): ReadFrame {
  return {
    nodeId: name,
    name,
    record: storedRecord({ runId: `run of ${name}`, ...record }),
    shares: layers && layerShares(layers, { nodeId: name, runId: `run of ${name}` }),
    why: null,
    mark: null,
    suggested: null,
    ...change
  }
}

/** How many see a layer of that attention, as tables say it. */
export function told(attention: number): string {
  return seenPercent(seenWithin(named('', attention)))
}

/** The same of ten people. */
export function tens(attention: number): string {
  return ofTenPeople(seenWithin(named('', attention)) ?? 0)
}
