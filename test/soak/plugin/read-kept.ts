import type { MainCalls, StoredResult } from '../../../src/bridge'
import { type JournalEntry, journalEntrySchema } from '../../../src/file'
import type {
  DesignDocument,
  StorageBacking,
  TreeNode
} from '../../../src/playground/host/contract'
import { parse } from 'valibot'
import { overlaysIn } from '../../main/support/canvas'
import type { TestPlugin } from '../../support/host'
import type { Kept } from '../world'

interface File {
  plugin: TestPlugin
  main: MainCalls
  document: DesignDocument
  storage: StorageBacking
  adId: string
}

/** What a real document and the storage of this computer hold, and whether it is whole. */
export async function readKept({ plugin, main, document, storage, adId }: File): Promise<Kept> {
  const journal: JournalEntry[] = []
  for (const key of await storage.keys()) {
    if (key.startsWith('journal:')) {
      journal.push(parse(journalEntrySchema, await storage.get(key)))
    }
  }
  const ad = await main.readAd(adId)
  const results: StoredResult[] = []
  const images = new Map<string, Uint8Array>()
  const faults = plugin.errors.map((error) => `the main thread threw ${String(error)}`)
  for (const { id, name } of (await main.readOverview()).results) {
    const read = await main.readResult(id)
    if (read.state === 'broken') faults.push(`the record of ${name} is broken`)
    if (read.state !== 'found') continue
    results.push(read.result)
    for (const map of Object.values(read.result.record.maps)) {
      if (map !== undefined) images.set(map.hash, await main.readImage(map.hash))
    }
  }
  return {
    journal,
    results,
    ads: ad === null ? [] : [ad],
    images,
    faults: [...faults, ...oddOverlays(overlaysIn(document), results)]
  }
}

/** Overlays that do not lie over a result, or not with all of its maps. */
export function oddOverlays(
  overlays: readonly TreeNode[],
  results: readonly StoredResult[]
): string[] {
  const missing = results.flatMap(({ nodeId, record }) => {
    const own = overlays.filter((group) => group.sharedPluginData.glance?.frame === nodeId)
    const maps = Object.keys(record.maps).length
    const isWhole = own.length === (maps > 0 ? 1 : 0) && (own[0]?.children.length ?? 0) === maps
    return isWhole ? [] : [`${record.title} has ${own.length} overlays for its ${maps} maps`]
  })
  const lone = overlays.filter(
    (group) => !results.some(({ nodeId }) => nodeId === group.sharedPluginData.glance?.frame)
  )
  return [...missing, ...lone.map(({ name }) => `the overlay ${name} is nobody's`)]
}
