import type { Medium } from '../../client/schemas'
import {
  regions,
  type Hotspot,
  type Measures,
  type Perception,
  type Region
} from '../../perception'
import type { MeasuredLayer } from './measured-layer'

/** What stays of an analysis for its written texts: the numbers, without the maps. */
export interface Measured {
  medium: Medium
  /** Size in px. */
  picture: { width: number; height: number }
  hotspots: Hotspot[]
  measures: Measures
  clarity: number
  excitingness: number
  /** The nine regions of a three by three grid, row by row. */
  regions: readonly Region[]
  /** The design's layers by attention, strongest first, where whoever asks for texts has measured them. */
  layers?: readonly MeasuredLayer[]
}

/** The numbers of a perception. */
export function measuredOf(perception: Perception, medium: Medium): Measured {
  const { picture, hotspots, measures, clarity, excitingness } = perception
  return {
    medium,
    picture,
    hotspots,
    measures,
    clarity: clarity.score,
    excitingness: excitingness.score,
    regions: regions({ ...perception, clutter: clarity.map })
  }
}
