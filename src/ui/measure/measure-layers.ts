import {
  type DensityReading,
  focus,
  type Scene,
  visibleShares,
  type VisibleShares
} from '../../perception'
import type { ImageCodec } from '../../service/images/image-codec'
import { foldLayers } from '../layers/fold/fold-layers'
import { listLayers, type Parts, type Shares } from './list-layers'
import type { LayersQuestion, MeasuredLayers } from './measure'
import { readMapPicture } from './read-map-picture'
import { toScene } from './to-scene'

type Size = Pick<Scene, 'width' | 'height'>

/** Grid for areas alone, where no map can be read: cells on the longer side. */
const CELLS = 640

/** Attention by layer of one frame. Rejects when a map's picture cannot be decoded. */
export async function measureLayers(
  { nodes, picture, attention, perception }: LayersQuestion,
  codec: ImageCodec
): Promise<MeasuredLayers> {
  const seen = attention && (await readMapPicture(attention, 'attention', codec))
  const first = perception && (await readMapPicture(perception, 'perception', codec))
  const fold = foldLayers(nodes)
  const scene = toScene(nodes, fold, picture)
  return {
    readings: { attention: seen?.reading ?? null, perception: first?.reading ?? null },
    focus: seen?.density ? focus(seen.density.data) : null,
    ...listLayers(nodes, fold, partsOf(scene, seen, first))
  }
}

type Known = DensityReading | null

function partsOf(scene: Scene, seen: Known, first: Known): Parts {
  const one = seen?.density ?? null
  const other = first?.density ?? null
  const grid = one ?? other ?? gridOf(scene)
  // A map on a grid of its own is measured by itself.
  const together = [one, other].filter((density) => density !== null && isAlike(density, grid))
  const main = visibleShares(
    scene,
    grid,
    together.flatMap((density) => density?.data ?? [])
  )
  const apart =
    other && !together.includes(other) ? visibleShares(scene, other, [other.data]) : main
  const withShares = (i: number): Shares => ({
    attention: one ? sharesAt(main, i)[0]! : null,
    perception: other ? sharesAt(apart, i).at(-1)! : null
  })
  return {
    owners: main.owners.map((owner, i) => ({ ...owner, ...withShares(i) })),
    rest: { area: main.rest.area, ...withShares(-1) }
  }
}

/** Of an owner; of the rest at -1. */
function sharesAt({ owners, rest }: VisibleShares, i: number): number[] {
  return (owners[i] ?? rest).shares
}

function isAlike(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height
}

function gridOf({ width, height }: Size): Size {
  const scale = Math.min(1, CELLS / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale))
  }
}
