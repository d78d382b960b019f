import { visibleOwners } from '../../../../src/perception/areas/visible-shares'
import { boxOutline, type Scene } from '../../../../src/perception/areas/scene'
import { AIM, reach, type Size } from '../../../../src/perception/see/size'
import type { Plane } from '../../../../src/perception/see/plane'
import { type AnnotatedBox, annotatedBoxes } from '../boxes/annotated-boxes'
import { pixelSize } from '../read-pixels'
import { type Fixation, viewedPictures } from '../viewing-data'

/**
 * The recording begins some .3 s before the page, as far as one can tell: what is looked at before is seen within the
 * first one and a half seconds.
 */
const EARLY = 1.8
/** Of fewer boxes an order says nothing. */
const LEAST_BOXES = 4

/** A box on a page as the order sees it, and what people did. Numbers are parts of the whole, 0–1. */
export interface SeenBox {
  area: number
  /** Shares by the maps, with the halo that the panel's layers have. */
  attention: number
  perception: number
  /** The highest first looks on it, against the highest of the page. */
  peak: number
  /** Part of the viewers who look at it early, and at all. */
  early: number
  looked: number
}

export interface BoxedPage {
  site: string
  boxes: SeenBox[]
}

/** The maps of a page: attention, and first looks, on one grid. */
export interface PageMaps {
  all: Plane
  first: Plane
}

/**
 * The boxed web pages. Boxes are measured as the panel measures layers: smaller ones lie on top, so that a container
 * has what its own content leaves, and does not compete by it. Faces have no layer; they are part of their picture.
 */
export async function boxedPages(mapsOf: (stem: string) => PageMaps): Promise<BoxedPage[]> {
  const drawn = annotatedBoxes('fiwi')
  const pages: BoxedPage[] = []
  for (const { stem, site, file, fixations } of viewedPictures('fiwi')) {
    const boxes = (drawn.get(stem) ?? []).filter(({ kind }) => kind !== 'face')
    if (boxes.length < LEAST_BOXES) continue
    const size = await pixelSize(file)
    pages.push({ site, boxes: seenBoxes(boxes, size, mapsOf(stem), fixations) })
  }
  return pages
}

function seenBoxes(
  boxes: readonly AnnotatedBox[],
  size: Size,
  { all, first }: PageMaps,
  fixations: readonly Fixation[]
): SeenBox[] {
  const fromLargest = [...boxes].sort((one, other) => sizeOf(other) - sizeOf(one))
  const densities = { attention: all.data, perception: first.data }
  const { owners, labels } = visibleOwners(sceneOf(fromLargest, size), all, densities)
  const viewers = new Set(fixations.map(({ viewer }) => viewer)).size
  const peak = peaksOn(labels, first, boxes.length)
  const looks = fixations.map((one) => ({ ...one, at: labelsNear(one, labels, all) }))
  const lookedBy = (some: typeof looks, box: number): number => {
    const on = some.filter(({ at }) => at.has(box))
    return new Set(on.map(({ viewer }) => viewer)).size / viewers
  }
  const soon = looks.filter(({ start }) => start < EARLY)
  return owners.flatMap(({ area, attention, perception }, i) => {
    if (area === 0) return []
    return {
      area,
      attention: attention!,
      perception: perception!,
      peak: peak[i]!,
      early: lookedBy(soon, i),
      looked: lookedBy(looks, i)
    }
  })
}

const sizeOf = ({ width, height }: AnnotatedBox): number => width * height

function sceneOf(boxes: readonly AnnotatedBox[], size: Size): Scene {
  const shapes = boxes.map(({ x, y, width, height }, owner) => {
    return { owner, outline: boxOutline([1, 0, 0, 1, x, y], width, height), cover: 1, clip: -1 }
  })
  return { ...size, shapes, clips: [], owners: boxes.length }
}

/**
 * The boxes that are visible within the eye's aim of a look: trackers measure no better, and without it small boxes are
 * missed by looks that were meant for them.
 */
function labelsNear({ x, y }: Fixation, labels: Int32Array, { width, height }: Size): Set<number> {
  const radius = AIM * reach({ width, height })
  const [middle, line] = [x * width, y * height]
  const near = new Set<number>()
  for (
    let row = Math.max(0, Math.floor(line - radius));
    row < height && row < line + radius;
    row++
  ) {
    const first = Math.max(0, Math.floor(middle - radius))
    for (let column = first; column < width && column < middle + radius; column++) {
      const label = labels[row * width + column]!
      const isNear = Math.hypot(column + 0.5 - middle, row + 0.5 - line) <= radius
      if (label >= 0 && isNear) near.add(label)
    }
  }
  return near
}

function peaksOn(labels: Int32Array, { data }: Plane, count: number): number[] {
  const peaks = new Array<number>(count).fill(0)
  let most = 0
  for (const [i, value] of data.entries()) {
    most = Math.max(most, value)
    const label = labels[i]!
    if (label >= 0) peaks[label] = Math.max(peaks[label]!, value)
  }
  return peaks.map((peak) => peak / most)
}
