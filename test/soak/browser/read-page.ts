import { parse } from 'valibot'
import type { StoredResult } from '../../../src/bridge'
import { adRecordSchema, journalEntrySchema } from '../../../src/file'
import { NO_TEXT, parseRecord } from '../../../src/main/result/kept'
import type { TreeNode } from '../../../src/playground/host/contract'
import { flatten, type Scene } from '../../support/playground'
import type { Kept } from '../world'

/** What the playground's document and its storage hold, and whether it is whole. */
export async function readPage(scene: Scene): Promise<Kept> {
  const stored = await scene.page.evaluate(() =>
    Object.keys(localStorage).flatMap((key) =>
      key.includes(':journal:') ? [localStorage.getItem(key) ?? ''] : []
    )
  )
  const nodes = flatten(await scene.tree())
  const faults: string[] = []
  const results = nodes.flatMap(
    ({ id, name, sharedPluginData: { glance = {} } }): StoredResult[] => {
      const parsed = parseRecord(glance.record ?? '')
      if (parsed.state === 'broken') faults.push(`the record of ${name} is broken`)
      if (parsed.state !== 'found') return []
      const texts = {
        summary: writtenText(glance['text.summary']),
        recommendations: writtenText(glance['text.recommendations'])
      }
      return [{ nodeId: id, record: parsed.record, texts, overlay: null }]
    }
  )
  const overlays = nodes.filter(
    ({ type, sharedPluginData }) => type === 'GROUP' && sharedPluginData.glance?.frame !== undefined
  )
  return {
    journal: stored.map((text) => parse(journalEntrySchema, JSON.parse(text))),
    results,
    ads: nodes.flatMap(({ sharedPluginData: { glance = {} } }) =>
      glance.ad === undefined ? [] : [parse(adRecordSchema, JSON.parse(glance.ad))]
    ),
    images: new Map(nodes.flatMap(({ images }) => images.map(({ hash }) => [hash, null]))),
    faults: [...faults, ...oddOverlays(overlays, results)]
  }
}

/** A run without such a text keeps a mark of its own in its place. */
function writtenText(kept = ''): string | null {
  return kept === '' || kept.startsWith(NO_TEXT) ? null : kept
}

/** Overlays that do not lie over a result, or not with all of its maps. */
function oddOverlays(overlays: readonly TreeNode[], results: readonly StoredResult[]): string[] {
  const missing = results.flatMap(({ nodeId, record }) => {
    const own = overlays.filter((group) => group.sharedPluginData.glance?.frame === nodeId)
    const maps = Object.keys(record.maps).length
    const isWhole = own.length === (maps > 0 ? 1 : 0) && (own[0]?.children.length ?? 0) === maps
    return isWhole ? [] : [`${record.title} has ${own.length} overlays for its ${maps} maps`]
  })
  const lone = overlays.filter(
    (group) => !results.some(({ nodeId }) => nodeId === group.sharedPluginData.glance?.frame)
  )
  return [...missing, ...lone.map(({ name }) => `the overlay ${name} belongs to no result`)]
}
