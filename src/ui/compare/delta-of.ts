import type { Column } from './columns'
import type { ComparedFrame } from './comparison'

/** How a variant's number differs from the base's. */
export interface Delta {
  /** With its sign, such as “+4”. */
  text: string
  /** What it is for the designer; `none` where neither direction is better, and within the noise. */
  tone: 'better' | 'worse' | 'none'
  /** True when it may be the estimate's own noise. */
  noise: boolean
}

/** null for the base itself, and where one of the numbers is not known. */
export function deltaOf(column: Column, frame: ComparedFrame, base: ComparedFrame): Delta | null {
  const [value, before] = [column.valueOf(frame), column.valueOf(base)]
  if (frame.nodeId === base.nodeId || value === null || before === null) return null
  const noise = Math.abs(value - before) <= column.noise(value, before)
  const text = column.formatDelta(value, before)
  if (noise || column.moreIsBetter === null) return { text, tone: 'none', noise }
  return { text, tone: value > before ? 'better' : 'worse', noise }
}
