import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { LayerData, StoredResult } from '../../../bridge'
import type { ResultRecord } from '../../../file'
import type { BriefStore } from '../../brief/brief-store'
import { storeHook } from '../../kit/store-hook'
import type { FrameLayers } from '../../layers/frame-layers'
import type { LayersNow } from '../../layers/layer-store'
import type { PanelTools } from '../../tools/panel-tools'
import type { PictureCheck } from '../../tools/picture-check'
import { thumbnailOf } from '../../tools/thumbnail'

/** A frame's result as lists show it. */
export interface ListedResult {
  /** Address of the small picture; null without a readable result. */
  picture: string | null
  outOfDate: boolean
  /** Input for judging its layers; null where the file does not keep them. */
  layers: { record: ResultRecord; now: LayersNow; goal: string } | null
}

export interface ListedResults {
  /** null until it is read. */
  of: (nodeId: string) => ReadonlySignal<ListedResult | null>
  /** Reads it unless it is known, one frame at a time. `measure`: also what only a measurement can tell. */
  read: (nodeId: string, measure: boolean) => Promise<void>
  /** The frame's result may be another. */
  changed: (nodeId: string) => void
}

interface ListedResultTools extends Pick<PanelTools, 'bridge'> {
  brief: Pick<BriefStore, 'briefFor'>
  layers: { frames: FrameLayers }
  pictures: PictureCheck
}

export const useListedResults = storeHook<ListedResults>('listed results')

const NONE: ListedResult = { picture: null, outOfDate: false, layers: null }

export function createListedResults({
  bridge,
  brief,
  layers,
  pictures
}: ListedResultTools): ListedResults {
  const known = new Map<string, Signal<ListedResult | null>>()
  /** Changed while they were read. */
  const stale = new Set<string>()
  let last: Promise<void> = Promise.resolve()

  function of(nodeId: string): Signal<ListedResult | null> {
    const found = known.get(nodeId) ?? signal(null)
    known.set(nodeId, found)
    return found
  }

  async function readListed(nodeId: string, measure: boolean): Promise<ListedResult> {
    const read = await bridge.readResult(nodeId)
    if (read.state !== 'found') return NONE
    const result = pictures.asKnown(read.result)
    const { record } = result
    const measured = measure ? await layers.frames.of(result) : await kept(result)
    const goal = (await brief.briefFor(nodeId))?.goal ?? ''
    const known = measured && { record, now: { nodeId, ...measured }, goal }
    return { picture: thumbnailOf(record), outOfDate: record.outOfDate, layers: known }
  }

  /** Reads the result's layers from the file; nothing is measured for a list. */
  async function kept({ nodeId, record }: StoredResult): Promise<{
    state: 'measured'
    shares: NonNullable<LayerData['shares']>
    data: LayerData
  } | null> {
    const data = await bridge.readLayerData(nodeId)
    const { shares } = data
    return shares?.runId === record.runId ? { state: 'measured', shares, data } : null
  }

  async function readOne(nodeId: string, measure: boolean): Promise<void> {
    const seen = of(nodeId)
    while (seen.value === null) {
      stale.delete(nodeId)
      // A frame that is gone, or cannot be measured, is listed by its name; looking at it says why.
      const next = await readListed(nodeId, measure).catch(() => NONE)
      if (!stale.has(nodeId)) seen.value = next
    }
  }

  return {
    of,
    read: (nodeId, measure) => {
      last = last.then(() => readOne(nodeId, measure))
      return last
    },
    changed: (nodeId) => {
      const seen = known.get(nodeId)
      if (seen === undefined) return
      stale.add(nodeId)
      seen.value = null
    }
  }
}
