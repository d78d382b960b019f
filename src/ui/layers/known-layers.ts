import type { StoredResult } from '../../bridge'
import { findMarked, type LayerShare } from '../../file'
import type { MeasuredLayer } from '../../engine/texts/measured-layer'
import { sleep } from '../../waiting'
import type { KnownLayers } from '../provider/provider'
import { type FrameKnown, layersIn, type LayersNow } from '../frames/frame-known'

/** Texts wait for layers no longer than this: most are measured in a third of a second. */
const PATIENCE_MS = 10_000

/** null where there are no shares of both maps: not measured, out of date, without a map or unreadable. */
export function knownLayers(answer: LayersNow): KnownLayers | null {
  if (answer.state !== 'measured') return null
  const { shares, data } = answer
  const marked = data.mainAction && findMarked(shares.layers, data.mainAction)
  const layers = shares.layers.flatMap((layer) => toNoted(layer, layer === marked))
  if (layers.length < shares.layers.length) return null
  return { layers, mainActionId: marked?.id ?? null }
}

function toNoted(layer: LayerShare, isMainAction: boolean): MeasuredLayer[] {
  const { name, label, group, kind, area, attention, perception, found } = layer
  if (attention === null || perception === null) return []
  const [x, y, width, height] = layer.box
  const box = { x, y, width, height }
  const told = {
    ...(label !== undefined && { label }),
    ...(group !== undefined && { group }),
    ...(found !== undefined && { found })
  }
  return [{ name, ...told, kind, area, attention, perception, box, isMainAction }]
}

/** A result's layers once they are measured; null when that fails or takes too long. Never rejects. */
export async function awaitLayers(
  measuring: Promise<FrameKnown>,
  { record }: StoredResult
): Promise<KnownLayers | null> {
  const over = new AbortController()
  const end = sleep(PATIENCE_MS, over.signal).then(
    () => null,
    () => null
  )
  try {
    const known = await Promise.race([measuring, end])
    const layers = known && layersIn(known)
    return layers?.state === 'measured' && layers.shares.runId === record.runId
      ? knownLayers(layers)
      : null
  } finally {
    over.abort()
  }
}
