import type { StoredResult } from '../../bridge'
import { sleep } from '../../waiting'
import type { PanelTools } from './panel-tools'
import { lookAgain } from './thumbnail'

/** A frame that is being edited is looked at once its designer pauses for so long. */
const PAUSE_MS = 600

/** A result beside the frame as it is now. */
export interface Looked {
  /** Out of date when its frame no longer looks as it was analysed. */
  result: StoredResult
  /** A PNG of the frame at the scale of its thumbnail; null when it can no longer be exported. */
  png: Uint8Array | null
}

/**
 * Tells results of the design that is on the canvas from results of an earlier one, by how the frame looks: it may
 * have been edited while Glance was closed, or by somebody else. What it finds stays in the panel's memory, since
 * another computer may draw the same design a little differently.
 */
export interface PictureCheck {
  /** The result, out of date when its frame looks different now. Each run is looked for once on each frame. */
  check: (result: StoredResult) => Promise<StoredResult>
  /** The same, with the picture: always exports. */
  look: (result: StoredResult) => Promise<Looked>
  /** The result with what has been found of it, as far as it has. */
  asKnown: (result: StoredResult) => StoredResult
  /** True when there is nothing to find out any more. */
  isKnown: (result: StoredResult) => boolean
  /** A run that was just made needs no look, but for a frame that was edited while it ran. */
  trust: (result: StoredResult) => void
  /** The frame was just edited: whatever was found holds no longer. */
  edited: (nodeId: string) => void
}

interface Finding {
  nodeId: string
  same: boolean
}

export function createPictureCheck({
  bridge,
  measure,
  now
}: Pick<PanelTools, 'bridge' | 'measure' | 'now'>): PictureCheck {
  const findings = new Map<string, Finding>()
  /** When each frame was last edited, ms since 1970. */
  const edits = new Map<string, number>()

  const isKnown = (result: StoredResult): boolean =>
    isWritten(result) || findings.has(keyOf(result))

  function asKnown(result: StoredResult): StoredResult {
    const found = findings.get(keyOf(result))
    if (found === undefined || isWritten(result)) return result
    return { ...result, record: { ...result.record, outOfDate: !found.same } }
  }

  async function look(result: StoredResult): Promise<Looked> {
    const { nodeId, record } = result
    await untilPaused(nodeId)
    const before = edits.get(nodeId)
    // A frame that can no longer be exported can still be read by what the file has.
    const looked = await lookAgain({ bridge, measure }, nodeId, record.picture.thumbnail).catch(
      () => null
    )
    if (looked === null) return { result: asKnown(result), png: null }
    if (before !== edits.get(nodeId)) return look(result)
    const { png, same } = looked
    if (!isKnown(result)) {
      findings.set(keyOf(result), { nodeId, same })
      if (same && result.edited) await bridge.forgetEdit({ nodeId, runId: record.runId })
    }
    return { result: asKnown(result), png }
  }

  async function untilPaused(nodeId: string): Promise<void> {
    for (;;) {
      const left = (edits.get(nodeId) ?? -Infinity) + PAUSE_MS - now()
      if (left <= 0) return
      await sleep(left)
    }
  }

  return {
    check: async (result) => (isKnown(result) ? asKnown(result) : (await look(result)).result),
    look,
    asKnown,
    isKnown,
    trust: (result) => {
      const { nodeId, record } = result
      if ((edits.get(nodeId) ?? 0) > record.startedAt) return
      findings.set(keyOf(result), { nodeId, same: true })
    },
    edited(nodeId) {
      edits.set(nodeId, now())
      for (const [key, finding] of findings) if (finding.nodeId === nodeId) findings.delete(key)
    }
  }
}

/** Out of date by the file itself. */
function isWritten({ record, edited }: StoredResult): boolean {
  return record.outOfDate && !edited
}

/** A copied frame carries the run of its original, and is soon another design. */
function keyOf({ nodeId, record }: StoredResult): string {
  return `${nodeId} ${record.runId}`
}
