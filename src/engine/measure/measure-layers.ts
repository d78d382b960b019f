import { fitSide, type Size } from '../../perception/see/size'
import {
  type DensityReading,
  type FoundArea,
  focus,
  type Network,
  type Perception,
  type Pixels,
  runToEnd,
  type Scene,
  seeAreas,
  visibleShares,
  type VisibleShares
} from '../../perception'
import type { LayerShare } from '../../file'
import { decodeImage, type ImageCodec, OWN_SIDES } from '../../images/decode-image'
import { type Design, readDesign, withFound } from './design'
import { withUnder } from './find-scrim'
import { withLooks } from './looks'
import { listLayers, withPartShares } from './list-layers'
import type { LayersQuestion, MeasuredLayers } from './measure'
import { readMapPicture } from './read-map-picture'

/** Grid for areas alone, where no map can be read: cells on the longer side. */
const CELLS = 640

/** Attention by layer of one frame, from its map pictures. Rejects when a map's picture cannot be decoded. */
export async function measureLayers(
  { nodes, picture, png, attention, perception }: LayersQuestion,
  codec: ImageCodec,
  faces: Network | null = null
): Promise<MeasuredLayers> {
  const seen = attention && (await readMapPicture(attention, 'attention', codec))
  const first = perception && (await readMapPicture(perception, 'perception', codec))
  const pixels = png === null ? null : await decodeImage(png, codec, OWN_SIDES)
  const design = readDesign(nodes, pixels ?? picture)
  const density = seen?.density ?? null
  const inPixels =
    pixels && density && design.pictures.length > 0
      ? runToEnd(seeAreas(pixels, { attention: density, hints: design.hints, faces }))
      : { found: [], texts: [], scrim: null }
  const share = (scene: Scene): VisibleShares => sharesOf(scene, seen, first)
  const { layers, ...rows } = listAll(design, inPixels.found, share)
  return {
    readings: { attention: seen?.reading ?? null, perception: first?.reading ?? null },
    focus: density ? focus(density.data) : null,
    ...rows,
    layers: pixels === null ? layers : lookedAt(design, layers, pixels, inPixels)
  }
}

/** The reading of the engine's own densities. */
const OWN: DensityReading['reading'] = { method: 'exact', name: 'Glance', error: 0 }

/** The same from the densities themselves and what each layer has of them, without a map's picture. */
export function layersSeen(
  design: Design,
  { pixels, attention, perception, scrim, shares, found, texts, ...grid }: Seen
): MeasuredLayers {
  const share = (scene: Scene): VisibleShares =>
    visibleShares(scene, grid, { attention, perception })
  const { layers, ...rows } = listAll(design, found, share, shares)
  return {
    readings: { attention: OWN, perception: OWN },
    focus: focus(attention),
    ...rows,
    layers: lookedAt(design, layers, pixels, { scrim, texts })
  }
}

/** Layers with how they look; of a design that is one picture by what was found in it. */
function lookedAt(
  { whole }: Design,
  layers: readonly LayerShare[],
  pixels: Pixels,
  { scrim, texts }: Pick<Perception, 'scrim' | 'texts'>
): LayerShare[] {
  if (whole === null) return withLooks(layers, pixels)
  return withLooks(withUnder(layers, scrim, pixels), pixels, texts)
}

type FromPixels = 'attention' | 'perception' | 'scrim' | 'found' | 'texts' | 'width' | 'height'

interface Seen extends Pick<Perception, FromPixels> {
  pixels: Pixels
  /** Of its layers; null where it was perceived as one picture. */
  shares: VisibleShares | null
}

/** A design's layers, with what was found in its pictures; `shares` are those of its scene, where they are known. */
function listAll(
  known: Design,
  found: readonly FoundArea[],
  share: (scene: Scene) => VisibleShares,
  shares: VisibleShares | null = null
): Pick<MeasuredLayers, 'layers' | 'total' | 'rest'> {
  const design = withFound(known, found)
  const listed = listLayers(design, shares ?? share(design.scene))
  return { ...listed, layers: withPartShares(listed.layers, design, found, share) }
}

type Known = DensityReading | null

function sharesOf(scene: Scene, seen: Known, first: Known): VisibleShares {
  const attention = seen?.density ?? null
  const perception = first?.density ?? null
  const grid = attention ?? perception ?? fitSide(scene, CELLS)
  const together = perception !== null && isAlike(perception, grid)
  const shares = visibleShares(scene, grid, {
    attention: attention?.data ?? null,
    perception: together ? perception.data : null
  })
  if (perception === null || together) return shares
  // A map on a grid of its own is measured by itself.
  const { owners, rest } = visibleShares(scene, perception, {
    attention: null,
    perception: perception.data
  })
  return {
    owners: shares.owners.map((owner, i) => ({ ...owner, perception: owners[i]!.perception })),
    rest: { ...shares.rest, perception: rest.perception }
  }
}

function isAlike(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height
}
