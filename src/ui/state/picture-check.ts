import type { MainCalls, Remote, StoredResult } from '../../bridge'

/** Tells results of the design that is on the canvas from results of an earlier one. */
export interface PictureCheck {
  /**
   * The result, marked out of date when its frame no longer gives the analysed picture: it may have been
   * edited while Glance was closed. Each run is compared once, by an export.
   */
  check: (result: StoredResult) => Promise<StoredResult>
  /** A run that was just made needs no export. */
  trust: (nodeId: string, runId: string) => void
}

interface Tools {
  bridge: Pick<Remote<MainCalls>, 'exportPicture' | 'markOutOfDate'>
  hash: (bytes: Uint8Array) => Promise<string>
  canEdit: boolean
}

export function createPictureCheck({ bridge, hash, canEdit }: Tools): PictureCheck {
  const trusted = new Set<string>()

  async function looksTheSame({ nodeId, record }: StoredResult): Promise<boolean> {
    // A frame that can no longer be exported can still be compared by what the file has.
    const exported = await bridge.exportPicture(nodeId, record.picture.scale).catch(() => null)
    return exported === null || (await hash(exported.png)) === record.picture.hash
  }

  return {
    check: async (result) => {
      const { nodeId, record } = result
      const key = keyOf(nodeId, record.runId)
      if (record.outOfDate || trusted.has(key)) return result
      if (await looksTheSame(result)) {
        trusted.add(key)
        return result
      }
      if (canEdit) await bridge.markOutOfDate({ nodeId, runId: record.runId })
      return { ...result, record: { ...record, outOfDate: true } }
    },
    trust: (nodeId, runId) => trusted.add(keyOf(nodeId, runId))
  }
}

/** A copied frame carries the run of its original, and is soon another design. */
function keyOf(nodeId: string, runId: string): string {
  return `${nodeId} ${runId}`
}
