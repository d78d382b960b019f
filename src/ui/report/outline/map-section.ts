import { MAP_NAMES, type MapName } from '../../../file'
import { MAP_FACTS } from '../../words/map-facts'
import { missingOutputs } from '../../words/missing-outputs'
import type { ReportFrame } from '../report'
import type { Block, Figure } from './blocks'

/** The frame, its maps over it, and what is not there. */
export function mapSection(frame: ReportFrame): Block {
  const maps = MAP_NAMES.filter((map) => map in frame.record.maps && map !== 'difference')
  const missing = missingOutputs(frame.record)
  const leftOut = frame.pictures?.leftOut ?? []
  const blocks: Block[] = []
  if (maps.length > 0) {
    const figures = maps.map((map) => mapFigure(frame, map))
    blocks.push({ kind: 'figures', figures: [designFigure(frame), ...figures] })
  } else if (frame.pictures !== null) {
    blocks.push({ kind: 'figures', figures: [designFigure(frame)] })
  }
  if (maps.length === 0)
    blocks.push({ kind: 'paragraph', tone: 'note', text: 'This result has no maps.' })
  if (missing.length > 0) {
    const text = `Asked for, but not in this result: ${missing.join(', ')}.`
    blocks.push({ kind: 'paragraph', tone: 'note', text })
  }
  for (const text of leftOut) blocks.push({ kind: 'paragraph', tone: 'note', text })
  return { kind: 'section', title: 'Maps', page: false, blocks }
}

function designFigure(frame: ReportFrame): Figure {
  return {
    ...shapeOf(frame),
    title: 'The design',
    meaning: frame.record.outOfDate
      ? 'As it looks now; the analysis is of an earlier design.'
      : 'As it was analysed.',
    alt: frame.name,
    map: null,
    legend: null
  }
}

/** One map of a frame over its picture; `title` says which frame where several stand side by side. */
export function mapFigure(frame: ReportFrame, map: MapName, title?: string): Figure {
  const { name, meaning, scale } = MAP_FACTS[map]
  return {
    ...shapeOf(frame),
    title: title ?? name,
    meaning,
    alt: `${frame.name} with the ${name.toLowerCase()} map`,
    map,
    legend: scale
  }
}

function shapeOf({ nodeId, pictures, record }: ReportFrame) {
  const { width, height } = record.picture
  return { frame: nodeId, pictures, width, height }
}
