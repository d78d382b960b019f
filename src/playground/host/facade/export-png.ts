import * as v from 'valibot'
import { type Rect, type Size, union } from '../document/matrix'
import { renderBounds } from '../document/render-bounds'
import { pageOf } from '../document/transforms'
import type { NodeCore } from './node-core'
import { members } from './nodes/members'
import { validate } from './validation'

const NOTHING = 'Failed to export node. This node may not have any visible layers.'
/** A hair of floating point must not add a row of pixels. */
const HAIR = 1e-3

const settingsSchema = v.object({
  format: v.string(),
  constraint: v.optional(
    v.object({ type: v.literal('SCALE'), value: v.pipe(v.number(), v.gtValue(0)) }),
    { type: 'SCALE', value: 1 }
  )
})

/**
 * A node's PNG: what `absoluteRenderBounds` covers, upright, so a rotated node comes rotated within
 * that box (an assumption: Figma does not say). Rejects when nothing is visible.
 */
export async function exportPng(
  core: NodeCore,
  settings: ExportSettings = { format: 'PNG' }
): Promise<Uint8Array> {
  const wanted = validate('settings', settingsSchema, settings)
  if (wanted.format !== 'PNG') throw new Error(`This host exports PNG, not ${wanted.format}`)
  const { id, session } = core
  const { store } = session
  const { graph, settled } = core
  const page = pageOf(graph, id)
  if (!page) throw new Error(NOTHING)
  await store.renderer.prepare(graph, id)
  if (!core.exists) throw new Error(`The node with id "${id}" does not exist`)

  const isPage = settled.type === 'CANVAS'
  const area = isPage
    ? union(graph.getChildren(id).flatMap((child) => renderBounds(graph, child) ?? []))
    : renderBounds(graph, settled)
  if (!area || area.width <= 0 || area.height <= 0) throw new Error(NOTHING)
  return store.renderer.draw(graph, {
    pageId: page.id,
    nodeId: isPage ? null : id,
    area,
    ...pixels(area, wanted.constraint.value)
  })
}

function pixels(area: Rect, scale: number): Size {
  const up = (size: number): number => Math.max(1, Math.ceil(size * scale - HAIR))
  return { width: up(area.width), height: up(area.height) }
}

export const exportable = members<{
  exportAsync: (settings?: ExportSettings) => Promise<Uint8Array>
}>({ exportAsync: exportPng })
