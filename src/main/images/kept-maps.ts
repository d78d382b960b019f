import type { KeptImage, MapName, ResultRecord } from '../../bridge'
import { failure } from '../failure'
import { requireEditing } from '../nodes/can-edit'
import { pngSize } from './png-size'

/** More jobs than a panel runs at once; the oldest are forgotten. */
const MOST_JOBS = 50

const kept = new Map<string, Map<MapName, KeptImage>>()

/** Gives a map picture to the file and remembers it for its job. Throws map_refused, view_only. */
export async function keepMap(jobId: string, map: MapName, bytes: Uint8Array): Promise<KeptImage> {
  requireEditing('maybe')
  const image = await createImage(map, bytes)
  const maps = kept.get(jobId) ?? new Map<MapName, KeptImage>()
  maps.set(map, image)
  kept.set(jobId, maps)
  forgetOldest()
  return image
}

/** Throws map_missing when a record names a picture that neither its job nor the file has. */
export function requireImages(record: ResultRecord, jobId: string | null): void {
  const known = jobId === null ? undefined : kept.get(jobId)
  for (const [map, image] of Object.entries(record.maps) as [MapName, KeptImage | undefined][]) {
    if (image === undefined || known?.get(map)?.hash === image.hash) continue
    if (figma.getImageByHash(image.hash) === null) throw mapMissing(map)
  }
}

export function forgetJob(jobId: string): void {
  kept.delete(jobId)
}

function forgetOldest(): void {
  for (const jobId of kept.keys()) {
    if (kept.size <= MOST_JOBS) return
    kept.delete(jobId)
  }
}

async function createImage(map: MapName, bytes: Uint8Array): Promise<KeptImage> {
  try {
    const image = figma.createImage(bytes)
    // A PNG says its size at once; Figma would decode it to tell.
    return { hash: image.hash, ...(pngSize(bytes) ?? (await image.getSizeAsync())) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw failure(
      'map_refused',
      `Figma could not read the ${map} map (${reason}).`,
      'Run the analysis again.',
      'maybe'
    )
  }
}

function mapMissing(map: MapName) {
  return failure(
    'map_missing',
    `The picture of the ${map} map is no longer in the file.`,
    'Run the analysis again.',
    'maybe'
  )
}
