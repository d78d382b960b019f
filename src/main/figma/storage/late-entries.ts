import { canEdit } from '../nodes/can-edit'
import { hasBegun, joinsStep, placingStep } from '../undo'
import { KEYS } from './entries'
import { storedData } from './stored-entries'

/** An entry of a run that came after the run's undo step was over. */
interface LateEntry {
  node: BaseNode
  key: string
  text: string
  runId: string
}

/** They wait for the next undo step, and are read as if they were written. */
const late: LateEntry[] = []
/** The run whose entries are to wait. */
let lateRun: string | null = null

/** Those of the run that a node has its result of: of one that was undone, none is. */
export function lateOf(node: BaseNode): LateEntry[] {
  if (late.length === 0) return late
  const own = late.filter((one) => one.node.id === node.id)
  if (own.length === 0) return own
  const record = storedData(node, KEYS.record)
  return own.filter(({ runId }) => record.includes(`"runId":${JSON.stringify(runId)}`))
}

/** Whether an entry has to wait; it takes the place of one that waits already. */
export function mustWait(node: BaseNode, key: string, text: string): boolean {
  const waiting = late.findIndex((one) => one.node.id === node.id && one.key === key)
  if (waiting >= 0) late.splice(waiting, 1)
  if (lateRun !== null) late.push({ node, key, text, runId: lateRun })
  return lateRun !== null
}

/**
 * Has what `write` writes wait when the undo step of its run's result is no longer the file's last: a step of its own would
 * show nothing when it is undone.
 */
export function holdLate(runId: string, write: () => void): void {
  lateRun = canEdit() && hasBegun(placingStep(runId)) && !joinsStep() ? runId : null
  try {
    write()
  } finally {
    lateRun = null
  }
}

export function isAnyLate(): boolean {
  return late.length > 0
}

/** The entries that have waited and are still wanted; none waits from now on. */
export function takeLate(): LateEntry[] {
  const waiting = late.filter(({ node }) => !node.removed)
  const due = new Set(waiting.flatMap(({ node }) => lateOf(node)))
  late.length = 0
  return [...due]
}
