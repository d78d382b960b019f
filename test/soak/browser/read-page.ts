import { parse } from 'valibot'
import type { StoredResult } from '../../../src/bridge'
import { adRecordSchema, journalEntrySchema } from '../../../src/file'
import { parseRecord } from '../../../src/main/result/record'
import { flatten, type Scene } from '../../support/playground'
import { oddOverlays } from '../plugin/read-kept'
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
      return [{ nodeId: id, record: parsed.record, edited: false, texts, overlay: null }]
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

/** A run without such a text keeps a blank in its place. */
function writtenText(kept = ''): string | null {
  return kept.trim() === '' ? null : kept
}
