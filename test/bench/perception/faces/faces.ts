import {
  type Face,
  type LayerHint,
  type Medium,
  perceive,
  type Pixels,
  runToEnd
} from '../../../../src/perception'
import { median } from '../../table'
import { layeredDesigns } from '../../../support/designs/read-designs'
import { readDesign } from '../../../../src/engine/measure/design'
import { annotatedBoxes, type BoxKind } from '../boxes/annotated-boxes'
import { shareOfMap } from '../box-shares/shares'
import { madeUpPage } from '../cost/made-up-page'
import { timed } from '../cost/timed'
import { NETWORKS } from '../networks'
import type { Box } from '../pop-out/things'
import { pixelSize, readPixels } from '../read-pixels'
import { viewedPictures, hasData } from '../viewing-data'
import { viewingsOf } from '../viewings'
import { drawnPage, drawnPages } from './pages'
import { plantedFaces } from './planted'

/** Scores from which on a face counts as found: the texts speak of no others. */
const FOUND = 0.5

/** Overlap over union from which on two boxes are one face. */
const SAME = 0.2

export interface Hits {
  row: string
  pictures: number
  faces: number
  hits: number
  /** Boxes with no face in them. */
  falseAlarms: number
}

/** Means over boxes of a kind: what people give them, and the map without and with faces. */
export interface FaceShares {
  kind: BoxKind
  boxes: number
  people: number
  without: number
  with: number
}

export interface FaceTime {
  picture: string
  /** Median ms without and with faces looked for, in turns. */
  without: number
  with: number
  /** The longest stretch between two pauses with them, ms; the median of the runs. */
  longest: number
}

export interface MeasuredFaces {
  annotated: Hits[]
  planted: Hits[]
  nowhere: Hits[]
  shares: FaceShares[]
  times: FaceTime[]
}

export async function measureFaces(): Promise<MeasuredFaces> {
  return {
    times: await measureTimes(),
    annotated: hasData() ? [await annotated()] : [],
    planted: hasData() ? await planted() : [],
    nowhere: await nowhere(),
    shares: hasData() ? await shares() : []
  }
}

function look(pixels: Pixels, medium: Medium, hints: readonly LayerHint[] | null = null): Face[] {
  const { faces } = runToEnd(perceive(pixels, { medium, hints, networks: NETWORKS }))
  return (faces ?? []).filter(({ score }) => score >= FOUND)
}

const none = (row: string): Hits => ({ row, pictures: 0, faces: 0, hits: 0, falseAlarms: 0 })

function count(into: Hits, found: readonly Face[], boxes: readonly Box[]): void {
  into.pictures++
  into.faces += boxes.length
  into.hits += boxes.filter((box) => found.some((face) => overlap(face, box) >= SAME)).length
  into.falseAlarms += found.filter((face) => boxes.every((box) => overlap(face, box) < SAME)).length
}

async function annotated(): Promise<Hits> {
  const hits = none('FiWI: people, drawn figures and masks, 15 to 148 px')
  const drawn = annotatedBoxes('fiwi')
  for (const { stem, file } of viewedPictures('fiwi')) {
    const all = drawn.get(stem)
    // What is found on a page without boxes may be a face.
    if (!all) continue
    const boxes = all.filter(({ kind }) => kind === 'face')
    count(hits, look(await readPixels(file), 'desktopWeb'), boxes)
  }
  return hits
}

async function planted(): Promise<Hits[]> {
  const rows = new Map<string, Hits>()
  for await (const { row, boxes, pixels } of plantedFaces()) {
    const hits = rows.get(row) ?? none(row)
    rows.set(row, hits)
    count(hits, look(pixels, 'desktopWeb'), boxes)
  }
  return [...rows.values()]
}

/** Pictures in which there is no face, by what was drawn; and charts, some of which do show people. */
async function nowhere(): Promise<Hits[]> {
  const made = none('made-up pages, dashboards and forms')
  for (const page of drawnPages()) count(made, look(await page, 'desktopWeb'), [])
  const samples = none('the samples of the playground, with their layers')
  const flat = none('the same as pictures alone')
  for await (const { medium, pixels, nodes } of layeredDesigns()) {
    count(samples, look(pixels, medium, readDesign(nodes, pixels).hints), [])
    count(flat, look(pixels, medium), [])
  }
  if (!hasData()) return [made, samples, flat]
  const charts = none('charts and infographics; people are drawn on some')
  for (const { file } of viewedPictures('charts-described')) {
    count(charts, look(await readPixels(file), 'generic'), [])
  }
  return [made, samples, flat, charts]
}

async function shares(): Promise<FaceShares[]> {
  const kinds = new Map<BoxKind, FaceShares>()
  const drawn = annotatedBoxes('fiwi')
  for (const { picture, size, truth } of await viewingsOf(viewedPictures('fiwi'), pixelSize)) {
    const pixels = await readPixels(picture.file)
    const [without, withFaces] = [null, NETWORKS.faces].map((faces) => {
      const { width, height, attention } = runToEnd(
        perceive(pixels, { medium: 'desktopWeb', networks: { ...NETWORKS, faces } })
      )
      return { width, height, data: attention }
    })
    for (const box of drawn.get(picture.stem) ?? []) {
      const of = kinds.get(box.kind) ?? { kind: box.kind, boxes: 0, people: 0, without: 0, with: 0 }
      kinds.set(box.kind, of)
      of.boxes++
      of.people += shareOfMap(truth, box, size)
      of.without += shareOfMap(without!, box, size)
      of.with += shareOfMap(withFaces!, box, size)
    }
  }
  return [...kinds.values()]
}

const RUNS = 12

async function measureTimes(): Promise<FaceTime[]> {
  const pictures: [string, Pixels][] = [
    ['made-up page of text and noise, 2000 × 1125 px', madeUpPage(2000, 1125)],
    ['made-up dashboard, 1280 × 800 px: no place for a face', await drawnPage('dashboard', 'light')]
  ]
  if (hasData()) {
    const [photograph] = viewedPictures('osie')
    const [portal] = viewedPictures('fiwi').filter(({ stem }) => stem === 'cnn-sport')
    if (photograph) pictures.push(['a photograph, 800 × 600 px', await readPixels(photograph.file)])
    if (portal)
      pictures.push(['a portal of many pictures, 1366 × 768 px', await readPixels(portal.file)])
  }
  return pictures.map(([picture, pixels]) => {
    const runs = Array.from({ length: RUNS + 3 }, () => ({
      without: timed(perceive(pixels, { medium: 'desktopWeb' })),
      with: timed(perceive(pixels, { medium: 'desktopWeb', networks: NETWORKS }))
    })).slice(3)
    return {
      picture,
      without: median(runs.map((run) => run.without.wall)),
      with: median(runs.map((run) => run.with.wall)),
      longest: median(runs.map((run) => run.with.longest))
    }
  })
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  const both = Math.max(0, across) * Math.max(0, down)
  return both / (one.width * one.height + other.width * other.height - both)
}
