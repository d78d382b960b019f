import { boxShares } from '../../../../src/perception/areas/box-shares'
import { findAreas } from '../../../../src/perception/areas/find-areas'
import { nearestOwners } from '../../../../src/perception/areas/nearest-owner'
import { boxOutline, type Scene } from '../../../../src/perception/areas/scene'
import { isShown, visibleShares } from '../../../../src/perception/areas/visible-shares'
import { attend, type LookDensities } from '../../../../src/perception/attention/attend'
import { kindParts } from '../../../../src/perception/attention/kinds'
import { AIM, reach, type Rect, type Size } from '../../../../src/perception/see/size'
import { SEEN_TIMES, type Seen, type SeenTime } from '../../../../src/order/seen'
import { annotatedBoxes } from '../boxes/annotated-boxes'
import { type Folds, inFolds } from '../cross-validated'
import type { KindPicture } from '../kind-pictures'
import { readPixels } from '../read-pixels'
import { viewedSet } from '../viewed-sets'
import { viewedPictures, viewedScreens } from '../viewing-data'
import { numbersFrom } from '../../../support/numbers'

/**
 * Boxes of one origin: drawn at random or by an annotator, and measured as a region of the picture; or drawn by the
 * annotator or found by the engine, and measured as the panel measures layers.
 */
export const BOX_GROUPS = {
  random: 'boxes drawn at random',
  annotated: 'annotated boxes',
  annotatedLayers: 'annotated boxes as layers',
  foundLayers: 'found areas as layers'
} as const
export type BoxGroup = keyof typeof BOX_GROUPS

/** Sets of pictures whose looks are known by viewer and time. */
const SEEN_SETS = ['fiwi', 'ueyes-web', 'ueyes-phone'] as const
export type SeenSet = (typeof SEEN_SETS)[number]

/** A box of a picture: what it gets of the maps, and which part of the viewers see it by each time. */
export interface ViewedBox extends Seen {
  group: BoxGroup
  seen: Readonly<Record<SeenTime, number>>
}

export interface ViewedPage {
  set: SeenSet
  site: string
  boxes: ViewedBox[]
}

const RANDOM_BOXES = 240
/** Sides of a box as parts of the picture's, from small to large; each order of magnitude is drawn as often. */
const WIDTHS = [0.04, 0.6] as const
const HEIGHTS = [0.03, 0.5] as const
/** FiWI's recording begins some .3 s before the page. */
const ONSET = 0.3
/** How many looks a second: of UEyes their order is known. */
const PACE = 3

interface Look {
  viewer: string
  x: number
  y: number
  /** Seconds since the picture came up. */
  at: number
}

/** The pages and screens with their boxes, by maps that are fitted without the picture's site. */
export async function viewedPages(): Promise<ViewedPage[]> {
  const folds = await inFolds()
  const looksOf = looksByStem()
  const drawn = annotatedBoxes('fiwi')
  const draw = boxesFrom(1)
  const pages: ViewedPage[] = []
  for (const set of SEEN_SETS) {
    const files = new Map(viewedPictures(set).map(({ stem, file }) => [stem, file]))
    for (const picture of folds.pictures.filter((one) => one.set === set)) {
      const { stem, site, looked } = picture
      const map = leftOutMap(picture, set, folds)
      const viewed = viewedOn(map, looksOf.get(stem)!)
      const found = findAreas({
        ...looked,
        pixels: await readPixels(files.get(stem)!),
        attention: { ...map, data: map.attention }
      }).map(({ box: [x, y, width, height] }) => ({ x, y, width, height }))
      const annotated = set === 'fiwi' ? (drawn.get(stem) ?? []) : []
      const parts = annotated.map((box) => ({ ...box, ...partsOf(box, looked.picture) }))
      // Faces have no layer; they are part of their picture.
      const layers = parts.filter(({ kind }) => kind !== 'face').sort(largestFirst)
      const boxes = [
        ...viewed.asRegions('random', draw(RANDOM_BOXES)),
        ...viewed.asRegions('annotated', parts),
        ...viewed.asLayers('annotatedLayers', layers),
        ...viewed.asLayers('foundLayers', found)
      ]
      pages.push({ set, site, boxes })
    }
  }
  return pages
}

/** Where people looked in each picture, by its name. */
function looksByStem(): ReadonlyMap<string, readonly Look[]> {
  const fiwi = viewedPictures('fiwi').map(
    ({ stem, fixations }) =>
      [stem, fixations.map((one) => ({ ...one, at: one.start - ONSET }))] as const
  )
  const ueyes = viewedScreens().map(
    ({ id, fixations }) => [id, fixations.map((one) => ({ ...one, at: one.order / PACE }))] as const
  )
  return new Map([...fiwi, ...ueyes])
}

type DensityMap = Size & LookDensities

function leftOutMap(picture: KindPicture, set: SeenSet, { modelsOf }: Folds): DensityMap {
  const { looked } = picture
  const { models, signs } = modelsOf(picture)
  const kinds = kindParts(viewedSet(set).media[0], looked.signs, looked.picture, signs)
  const densityOf = (views: 'all' | 'first'): Float32Array =>
    attend(looked, kinds, views, null, models)
  return { ...looked.grid, attention: densityOf('all'), perception: densityOf('first') }
}

/** Measures boxes on a map, and counts who looks at them. */
function viewedOn(map: DensityMap, looks: readonly Look[]) {
  const viewers = new Set(looks.map(({ viewer }) => viewer)).size
  const seenBy = (isOn: (look: Look) => boolean): ViewedBox['seen'] => {
    const on = looks.filter(isOn)
    const by = SEEN_TIMES.map((time) => {
      const soon = on.filter(({ at }) => at < time)
      return [time, new Set(soon.map(({ viewer }) => viewer)).size / viewers]
    })
    return Object.fromEntries(by) as ViewedBox['seen']
  }
  return {
    asRegions: (group: BoxGroup, boxes: readonly Rect[]): ViewedBox[] =>
      boxShares(boxes, { width: 1, height: 1 }, map).map((shares, i) => ({
        ...shares,
        group,
        seen: seenBy(({ x, y }) => isIn(boxes[i]!, x, y))
      })),
    /** Later boxes lie on earlier ones; looks at bare ground beside a box are looks at it. */
    asLayers: (group: BoxGroup, boxes: readonly Rect[]): ViewedBox[] => {
      const { owners, labels } = visibleShares(sceneOf(boxes), map, map)
      const nearest = nearestOwners(labels, map, AIM * reach(map))
      const ownerAt = (x: number, y: number): number =>
        nearest[Math.floor(y * map.height) * map.width + Math.floor(x * map.width)]!
      return owners.flatMap((owner, i) => {
        if (!isShown(owner)) return []
        const { area, attention, perception } = owner
        const seen = seenBy(({ x, y }) => ownerAt(x, y) === i)
        return [{ group, area, attention, perception, seen }]
      })
    }
  }
}

function sceneOf(boxes: readonly Rect[]): Scene {
  const shapes = boxes.map(({ x, y, width, height }, owner) => {
    return { owner, outline: boxOutline([1, 0, 0, 1, x, y], width, height), cover: 1, clip: -1 }
  })
  return { width: 1, height: 1, shapes, clips: [], owners: boxes.length }
}

function isIn(box: Rect, x: number, y: number): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height
}

function partsOf({ x, y, width, height }: Rect, size: Size): Rect {
  return {
    ...{ x: x / size.width, y: y / size.height },
    ...{ width: width / size.width, height: height / size.height }
  }
}

function largestFirst(one: Rect, other: Rect): number {
  return other.width * other.height - one.width * one.height
}

/** Draws boxes anywhere in a picture, the same ones for a seed. */
function boxesFrom(seed: number): (count: number) => Rect[] {
  const draw = numbersFrom(seed)
  const length = ([least, most]: readonly [number, number]): number =>
    least * (most / least) ** draw()
  return (count) =>
    Array.from({ length: count }, () => {
      const [width, height] = [length(WIDTHS), length(HEIGHTS)]
      return { x: draw() * (1 - width), y: draw() * (1 - height), width, height }
    })
}
