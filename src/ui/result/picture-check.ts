import type { StoredResult } from '../../bridge'
import type { PanelTools } from '../tools/panel-tools'

/** A result beside the frame as it is now. */
export interface Looked {
  /** Marked out of date when its frame no longer gives the analysed picture. */
  result: StoredResult
  /** PNG of the frame; null when it can no longer be exported. */
  png: Uint8Array | null
}

/** Tells results of the design that is on the canvas from results of an earlier one. */
export interface PictureCheck {
  /**
   * The result, marked out of date when its frame no longer gives the analysed picture: it may have been
   * edited while Glance was closed. Each run is compared once on each frame, by an export.
   */
  check: (result: StoredResult) => Promise<StoredResult>
  /** The same, with the picture: always exports. */
  look: (result: StoredResult) => Promise<Looked>
  /** True when the run was compared with this frame, or made of it, since the panel opened. */
  isKnown: (result: StoredResult) => boolean
  /** A run that was just made needs no export. */
  trust: (result: StoredResult) => void
  /** A frame that was edited meanwhile is compared again. */
  forget: (nodeId: string) => void
}

export function createPictureCheck({
  bridge,
  hash,
  canEdit
}: Pick<PanelTools, 'bridge' | 'hash' | 'canEdit'>): PictureCheck {
  const trusted = new Set<string>()
  const isKnown = (result: StoredResult): boolean =>
    result.record.outOfDate || trusted.has(keyOf(result))

  async function look(result: StoredResult): Promise<Looked> {
    const { nodeId, record } = result
    // A frame that can no longer be exported can still be read by what the file has.
    const exported = await bridge.exportPicture(nodeId, record.picture.scale).catch(() => null)
    if (exported === null) return { result, png: null }
    const { png } = exported
    if (isKnown(result)) return { result, png }
    if ((await hash(png)) === record.picture.hash) {
      trusted.add(keyOf(result))
      return { result, png }
    }
    if (canEdit) await bridge.markOutOfDate({ nodeId, runId: record.runId })
    return { result: { ...result, record: { ...record, outOfDate: true } }, png }
  }

  return {
    check: async (result) => (isKnown(result) ? result : (await look(result)).result),
    look,
    isKnown,
    trust: (result) => void trusted.add(keyOf(result)),
    forget(nodeId) {
      for (const key of trusted) if (key.startsWith(`${nodeId} `)) trusted.delete(key)
    }
  }
}

/** A copied frame carries the run of its original, and is soon another design. */
function keyOf({ nodeId, record }: StoredResult): string {
  return `${nodeId} ${record.runId}`
}
