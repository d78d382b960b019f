import { MAP_NAMES, type MapName } from '../../../file'
import { mapFacts } from '../../words/map-facts'
import { missingOutputs } from '../../words/missing-outputs'
import type { ReportFrame } from '../report'
import { type Block, type Figure, note, section } from './blocks'
import { words } from '../words'

/** The frame, its maps over it, and what is not there. */
export function mapSection(frame: ReportFrame): Block {
  const maps = MAP_NAMES.filter((map) => map in frame.record.maps && map !== 'difference')
  const missing = missingOutputs(frame.record)
  const leftOut = frame.pictures?.leftOut ?? []
  const figures = [designFigure(frame), ...maps.map((map) => mapFigure(frame, map))]
  const isSeen = maps.length > 0 || frame.pictures !== null
  return section(words().maps.title, [
    ...(isSeen ? [{ kind: 'figures' as const, figures }] : []),
    ...(maps.length === 0 ? [note(words().maps.none)] : []),
    ...(missing.length > 0 ? [note(words().maps.missing(missing.join(', ')))] : []),
    ...leftOut.map(note)
  ])
}

function designFigure(frame: ReportFrame): Figure {
  return {
    ...shapeOf(frame),
    title: words().maps.design,
    meaning: frame.record.outOfDate ? words().maps.asNow : words().maps.asThen,
    alt: frame.name,
    map: null,
    legend: null
  }
}

/** One map of a frame over its picture; `title` says which frame where several stand side by side. */
export function mapFigure(frame: ReportFrame, map: MapName, title?: string): Figure {
  const { name, meaning, scale } = mapFacts(map)
  return {
    ...shapeOf(frame),
    title: title ?? name,
    meaning,
    alt: words().maps.alt(frame.name, name),
    map,
    legend: scale
  }
}

function shapeOf({ nodeId, pictures, record }: ReportFrame) {
  const { width, height } = record.picture
  return { frame: nodeId, pictures, width, height }
}

/** Difference maps between frames of the report, as far as they are of the runs that it shows. */
export function differenceFigures(frames: readonly ReportFrame[]): Block[] {
  const figures = frames.flatMap((frame) => {
    const { difference, maps } = frame.record
    if (difference === undefined || maps.difference === undefined) return []
    const base = frames.find(({ record }) => record.runId === difference.runId)
    if (base === undefined) return []
    return [mapFigure(frame, 'difference', words().maps.against(frame.name, base.name))]
  })
  if (figures.length === 0) return []
  return [section(words().maps.moved, [{ kind: 'figures', figures }])]
}
