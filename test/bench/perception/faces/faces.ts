import {
  type Face,
  type LayerHint,
  type Medium,
  perceive,
  type Pixels,
  runToEnd
} from '../../../../src/perception'
import { layeredDesigns } from '../../../support/designs/read-designs'
import { readDesign } from '../../../../src/engine/measure/design'
import { annotatedBoxes } from '../boxes/annotated-boxes'
import { NETWORKS } from '../networks'
import type { Box } from '../pop-out/things'
import { readPixels } from '../read-pixels'
import { viewedPictures, hasData } from '../viewing-data'
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

export interface MeasuredFaces {
  annotated: Hits[]
  planted: Hits[]
  nowhere: Hits[]
}

export async function measureFaces(): Promise<MeasuredFaces> {
  return {
    annotated: hasData() ? [await annotated()] : [],
    planted: hasData() ? await planted() : [],
    nowhere: await nowhere()
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

/** Designs in which there is no face, and charts, some of which do show people. */
async function nowhere(): Promise<Hits[]> {
  const samples = none('the samples of the playground, with their layers')
  const flat = none('the same as pictures alone')
  for await (const { medium, pixels, nodes } of layeredDesigns()) {
    count(samples, look(pixels, medium, readDesign(nodes, pixels).hints), [])
    count(flat, look(pixels, medium), [])
  }
  if (!hasData()) return [samples, flat]
  const charts = none('charts and infographics; people are drawn on some')
  for (const { file } of viewedPictures('charts-described')) {
    count(charts, look(await readPixels(file), 'generic'), [])
  }
  return [samples, flat, charts]
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  const both = Math.max(0, across) * Math.max(0, down)
  return both / (one.width * one.height + other.width * other.height - both)
}
