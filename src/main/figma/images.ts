import { imageType } from '../../images/file-type'
import { pngSize as sizeInHeader } from '../../images/png/png-header'
import { fileWords, type StoredImage, type MapName, type ResultRecord } from '../../file'
import { requireEditing } from './nodes/can-edit'
import { reasonOf, refusal } from './refusal'
import { words } from './words'

/** More runs than a panel has at once; the oldest are forgotten. */
const MOST_RUNS = 50

/** The hashes of each run's pictures. */
const hashesByRun = new Map<string, Set<string>>()

/** Gives a map picture to the file and remembers it for its run. Throws map_refused, view_only. */
export function keepMap(runId: string, map: MapName, bytes: Uint8Array): Promise<StoredImage> {
  return keep(runId, bytes, 'map_refused', words().theMap(fileWords().map[map]))
}

/**
 * Keeps any other picture, likewise; `name` is what errors call it, as an object in the current language. Throws
 * image_refused, view_only.
 */
export function keepImage(runId: string, name: string, bytes: Uint8Array): Promise<StoredImage> {
  return keep(runId, bytes, 'image_refused', name)
}

/** Throws map_missing when a record names a picture that neither its run nor the file has. */
export function requireMaps(record: ResultRecord, runId: string | null): void {
  for (const [map, image] of Object.entries(record.maps) as [MapName, StoredImage | undefined][]) {
    if (image === undefined || isKept(runId, image)) continue
    throw refusal('map_missing', words().mapMissing(fileWords().map[map]), 'maybe')
  }
}

/** Throws image_missing when neither the run nor the file has the picture. */
export function requireImage(runId: string, name: string, image: StoredImage): void {
  if (isKept(runId, image)) return
  throw refusal('image_missing', words().imageMissing(name), 'maybe')
}

/** Pictures of results whose overlays were taken off the canvas, by hash: Figma may forget what no layer shows. */
const heldBytes = new Map<string, Uint8Array>()

/** Holds the pictures of a result's maps until Glance is closed, but for those that Figma cannot load. */
export async function holdMaps({ maps }: ResultRecord): Promise<void> {
  const hashes = Object.values(maps).flatMap((image) => image?.hash ?? [])
  await Promise.allSettled(
    hashes.map(async (hash) => {
      const bytes = await figma.getImageByHash(hash)?.getBytesAsync()
      if (bytes) heldBytes.set(hash, bytes)
    })
  )
}

/** Recreates a run's held pictures that the file has dropped. */
export function giveBackMaps({ maps, runId }: ResultRecord): void {
  for (const image of Object.values(maps)) {
    const bytes = image && figma.getImageByHash(image.hash) === null && heldBytes.get(image.hash)
    if (!bytes) continue
    const { hash } = figma.createImage(bytes)
    hashesByRun.set(runId, (hashesByRun.get(runId) ?? new Set()).add(hash))
  }
}

export function forgetRun(runId: string): void {
  hashesByRun.delete(runId)
}

function isKept(runId: string | null, { hash }: StoredImage): boolean {
  if (runId !== null && hashesByRun.get(runId)?.has(hash) === true) return true
  return figma.getImageByHash(hash) !== null
}

async function keep(
  runId: string,
  bytes: Uint8Array,
  code: string,
  what: string
): Promise<StoredImage> {
  requireEditing('maybe')
  const image = await createImage(bytes, code, what)
  hashesByRun.set(runId, (hashesByRun.get(runId) ?? new Set()).add(image.hash))
  forgetOldest()
  return image
}

function forgetOldest(): void {
  for (const runId of hashesByRun.keys()) {
    if (hashesByRun.size <= MOST_RUNS) return
    hashesByRun.delete(runId)
  }
}

async function createImage(bytes: Uint8Array, code: string, what: string): Promise<StoredImage> {
  try {
    const image = figma.createImage(bytes)
    // The size is in a PNG's header; Figma would decode the whole picture for it.
    return { hash: image.hash, ...(pngSize(bytes) ?? (await image.getSizeAsync())) }
  } catch (error) {
    throw refusal(code, words().imageRefused(what, reasonOf(error)), 'maybe')
  }
}

/** Bytes of an image of the file. Throws image_missing. */
export async function readImage(hash: string): Promise<Uint8Array> {
  const image = figma.getImageByHash(hash)
  if (image === null) throw refusal('image_missing', words().pictureMissing)
  try {
    return await image.getBytesAsync()
  } catch (error) {
    throw refusal('image_missing', words().pictureUnloaded(reasonOf(error)))
  }
}

/** A fill that covers its layer with a picture of the file. */
export function imagePaint({ hash }: StoredImage): ImagePaint {
  return { type: 'IMAGE', imageHash: hash, scaleMode: 'FILL' }
}

/** The size of a PNG in px, from its header; null when the bytes are no PNG. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (imageType(bytes) !== 'image/png') return null
  return sizeInHeader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
