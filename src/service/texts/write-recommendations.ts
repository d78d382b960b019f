import type { Brief } from './brief'
import type { Measured } from './measured'
import { NOTHING_TO_CHANGE, RECOMMENDATION_RULES } from './recommendation-rules'
import { sentences } from './rule'

/** More than a few are not read. */
const MOST = 4

const CAVEAT = '*Estimates from the picture alone: try them, and compare a second run.*'

/** Design recommendations as a Markdown list, most telling first. Each follows from a number. */
export function writeRecommendations(measured: Measured, brief: Brief = {}): string {
  const items = sentences(RECOMMENDATION_RULES, measured, brief).slice(0, MOST)
  const body = items.length > 0 ? items.map((item) => `- ${item}`).join('\n') : NOTHING_TO_CHANGE
  return `${body}\n\n${CAVEAT}`
}
