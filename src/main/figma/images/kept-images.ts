import type { KeptImage, MapName, ResultRecord } from '../../../file'
import { failure } from '../failure'
import { requireEditing } from '../nodes/can-edit'
import { pngSize } from './png-size'

/** More jobs than a panel runs at once; the oldest are forgotten. */
const MOST_JOBS = 50

/** The hashes of each job's pictures. */
const kept = new Map<string, Set<string>>()

/** Gives a map picture to the file and remembers it for its job. Throws map_refused, view_only. */
export function keepMap(jobId: string, map: MapName, bytes: Uint8Array): Promise<KeptImage> {
  return keep(jobId, bytes, 'map_refused', mapText(map))
}

/** The same for any other picture; `name` is what errors call it. Throws image_refused, view_only. */
export function keepImage(jobId: string, name: string, bytes: Uint8Array): Promise<KeptImage> {
  return keep(jobId, bytes, 'image_refused', name)
}

/** Throws map_missing when a record names a picture that neither its job nor the file has. */
export function requireMaps(record: ResultRecord, jobId: string | null): void {
  for (const [map, image] of Object.entries(record.maps) as [MapName, KeptImage | undefined][]) {
    if (image !== undefined && !isKept(jobId, image)) throw missing('map_missing', mapText(map))
  }
}

/** Throws image_missing when neither the job nor the file has the picture. */
export function requireImage(jobId: string, name: string, image: KeptImage): void {
  if (!isKept(jobId, image)) throw missing('image_missing', `“${name}”`)
}

export function forgetJob(jobId: string): void {
  kept.delete(jobId)
}

function isKept(jobId: string | null, { hash }: KeptImage): boolean {
  if (jobId !== null && kept.get(jobId)?.has(hash) === true) return true
  return figma.getImageByHash(hash) !== null
}

async function keep(
  jobId: string,
  bytes: Uint8Array,
  code: string,
  what: string
): Promise<KeptImage> {
  requireEditing('maybe')
  const image = await createImage(bytes, code, what)
  kept.set(jobId, (kept.get(jobId) ?? new Set()).add(image.hash))
  forgetOldest()
  return image
}

function forgetOldest(): void {
  for (const jobId of kept.keys()) {
    if (kept.size <= MOST_JOBS) return
    kept.delete(jobId)
  }
}

async function createImage(bytes: Uint8Array, code: string, what: string): Promise<KeptImage> {
  try {
    const image = figma.createImage(bytes)
    // A PNG says its size at once; Figma would decode it to tell.
    return { hash: image.hash, ...(pngSize(bytes) ?? (await image.getSizeAsync())) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw failure(
      code,
      `Figma could not read ${what} (${reason}).`,
      'Run the analysis again.',
      'maybe'
    )
  }
}

function mapText(map: MapName): string {
  return `the ${map} map`
}

function missing(code: string, what: string) {
  return failure(
    code,
    `The picture of ${what} is no longer in the file.`,
    'Run the analysis again.',
    'maybe'
  )
}
