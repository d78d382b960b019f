import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from '../../../src/perception'
import { findFaces } from '../../../src/perception/faces/find-faces'
import { fitArea, type Size } from '../../../src/perception/see/size'
import { sumToOne } from '../../../src/perception/see/statistics'
import { resize } from '../../../src/perception/see/resize'
import type { SeenKind } from '../../../src/perception/attention/kinds'
import type { Plane } from '../../../src/perception/see/plane'
import { glanceAt, lookCloser, type SeenPicture } from '../../../src/perception/attention/attend'
import { preparePicture } from '../../../src/perception/see/prepare-picture'
import { countsOf, fixationDensity } from './fixation-metrics'
import { NETWORKS } from './networks'
import { readPixels } from './read-pixels'
import { viewedSet, type SetName } from './viewed-sets'
import {
  DATA_FOLDER,
  fixationsOf,
  ratedPictures,
  viewedPictures,
  type Fixation
} from './viewing-data'
import { viewingsOf } from './viewings'

/** Cells that a fit looks at: features are smooth over two cells of their own grid. */
const FIT_AREA = 64 * 48
/** What clicks on blurred pages (BubbleView) count beside fixations, where there are both. */
const CLICK_PART = 0.3
/** Blur of what is fitted, as part of the longer side. */
const BLUR = 0.03

/** A picture as the fits see it. */
export interface KindPicture {
  set: SetName | 'ads'
  stem: string
  site: string
  looked: SeenPicture
  /** Densities on the grid of the fit, summing to 1; `first` is null where no times are known. */
  viewed: { all: Plane; first: Plane | null } | null
}

/** What the pictures of each set are. */
export const KIND_OF_SET: Record<SetName | 'ads', SeenKind> = {
  fiwi: 'page',
  eyevis: 'page',
  'ueyes-web': 'page',
  'ueyes-phone': 'page',
  gdi: 'poster',
  ads: 'poster',
  'charts-free': 'chart',
  'charts-described': 'chart',
  'charts-importance': 'chart',
  osie: 'photograph',
  sun: 'photograph'
}

/** The grid of a fit for a picture. */
export const fitGrid = (picture: Size): Size => fitArea(picture, FIT_AREA)

/** The pictures of a set with their features; about .15 s each. */
export async function kindPictures(set: SetName): Promise<KindPicture[]> {
  const pictures = viewedPictures(set)
  const { isFirst } = viewedSet(set)
  const seen = new Map<string, SeenPicture>()
  for (const { file } of pictures) seen.set(file, await look(file))
  const viewings = await viewingsOf(pictures, (file) => Promise.resolve(seen.get(file)!.picture))
  return viewings.map(({ picture: { stem, site, file }, spots, truth }) => {
    const looked = seen.get(file)!
    const grid = fitGrid(looked.picture)
    const first = isFirst ? spots.filter(isFirst) : []
    const all = spots.length > 0 ? densityOn(spots, grid) : shrunk(truth, grid)
    return {
      set,
      stem,
      site,
      looked,
      viewed: {
        all: withClicks(all, set, stem),
        first: first.length > 0 ? densityOn(first, grid) : null
      }
    }
  })
}

/** Advertisements without eye tracking: they only show what an advertisement looks like. */
export async function adPictures(): Promise<KindPicture[]> {
  const pictures: KindPicture[] = []
  for (const { file } of ratedPictures()) {
    pictures.push({ set: 'ads', stem: file, site: file, looked: await look(file), viewed: null })
  }
  return pictures
}

/** Only what the maps are made from is kept: hundreds of pictures are. */
async function look(file: string): Promise<SeenPicture> {
  const pixels = await readPixels(file)
  const prepared = runToEnd(preparePicture(pixels))
  const faces = NETWORKS.faces ? runToEnd(findFaces(pixels, prepared, null, NETWORKS.faces)) : []
  const glance = runToEnd(glanceAt(prepared, NETWORKS.backbone))
  const looked = runToEnd(lookCloser(glance, prepared, { faces, hints: [], scrim: null }))
  const sizeOf = ({ width, height }: Size): Size => ({ width, height })
  return {
    ...looked,
    grid: sizeOf(looked.grid),
    fine: sizeOf(looked.fine),
    lines: looked.lines.map(({ left, top, right, bottom, size }) => ({
      left,
      top,
      right,
      bottom,
      size
    }))
  }
}

function densityOn(spots: readonly Pick<Fixation, 'x' | 'y'>[], { width, height }: Size): Plane {
  return fixationDensity(countsOf(spots, width, height), BLUR * Math.max(width, height))
}

/** On the coarser of two grids, and summing to 1. */
export function shrunk(truth: Plane, { width, height }: Size): Plane {
  const plane = resize(truth, {
    width: Math.min(width, truth.width),
    height: Math.min(height, truth.height)
  })
  sumToOne(plane.data)
  return plane
}

interface ClickFile {
  width: number
  height: number
  clicks: Record<string, [number, number, number, number][]>
}

/** Mixes in where people clicked to see a blurred page sharply: the mean over the conditions. */
function withClicks(density: Plane, set: SetName, stem: string): Plane {
  const file = join(DATA_FOLDER, set, 'clicks', `${stem}.json`)
  if (!existsSync(file)) return density
  const { width, height, clicks } = JSON.parse(readFileSync(file, 'utf8')) as ClickFile
  const conditions = Object.values(clicks).map((rows) => {
    return densityOn(fixationsOf({ width, height, fixations: rows }), density)
  })
  const data = density.data.map((value, i) => {
    const clicked = conditions.reduce((sum, condition) => sum + condition.data[i]!, 0)
    return (1 - CLICK_PART) * value + (CLICK_PART * clicked) / conditions.length
  })
  return { ...density, data }
}
