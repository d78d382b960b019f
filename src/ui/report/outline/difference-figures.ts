import type { ReportFrame } from '../report'
import type { Block } from './blocks'
import { mapFigure } from './map-section'

/** Difference maps between frames of the report, as far as they are of the runs that it shows. */
export function differenceFigures(frames: readonly ReportFrame[]): Block[] {
  const figures = frames.flatMap((frame) => {
    const { difference, maps } = frame.record
    if (difference === undefined || maps.difference === undefined) return []
    const base = frames.find(({ record }) => record.runId === difference.runId)
    if (base === undefined) return []
    return [mapFigure(frame, 'difference', `${frame.name} against ${base.name}`)]
  })
  if (figures.length === 0) return []
  const blocks: Block[] = [{ kind: 'figures', figures }]
  return [{ kind: 'section', title: 'Where attention moved', page: false, blocks }]
}
