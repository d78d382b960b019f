import { type Brief, briefInWords } from './brief'
import { AUDIENCE_ADVICE, GOAL_ADVICE } from './brief-advice'
import type { Measured } from './measured'
import { MARK_PRIMARY } from './mark-primary'
import { nothingToChange, RECOMMENDATION_RULES } from './recommendation-rules'
import { sentences } from './rule'
import { sourceInWords } from './source'
import { KEEP } from './target-advice'
import { USUAL_IN_WORDS } from './usual'

/** More than a few are not read. */
const MOST = 4

/** Design recommendations as a Markdown list, most telling first. Each follows from a number or the brief. */
export function writeRecommendations(measured: Measured, brief: Brief = {}): string {
  const goal = sentences([GOAL_ADVICE], measured, brief)
  const audience = sentences([AUDIENCE_ADVICE], measured, brief)
  const room = MOST - goal.length - audience.length
  const findings = sentences(RECOMMENDATION_RULES, measured, brief).slice(0, room)
  const items = [...goal, ...findings, ...audience]
  return [
    briefInWords(brief) ?? '',
    items.map((item) => `- ${item}`).join('\n'),
    findings.length === 0 ? nothingToChange(measured) : '',
    sentences([KEEP, MARK_PRIMARY], measured, brief).join(' '),
    `*Estimates from ${sourceInWords(measured)}: try them, and compare a second run. ${USUAL_IN_WORDS}*`
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
