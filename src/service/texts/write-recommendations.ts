import { strengthsOf } from './action-findings'
import type { Brief } from './brief'
import { cannotJudge } from './cannot-judge'
import { findingsOf } from './findings'
import { layerName } from './layer-name'
import type { Measured } from './measured'
import { layersOf } from './ranks'
import { targetOf } from './target'
import { capital } from './words'

/** Up to three design recommendations as a Markdown list, most telling first. Each follows from a number. */
export function writeRecommendations(measured: Measured, brief: Brief = {}): string {
  const excuse = cannotJudge(measured)
  if (excuse !== null) return excuse
  const findings = findingsOf(measured, brief)
  return [
    findings.length > 0
      ? findings.map(({ title, reason }) => `- **${title}.** ${reason}`).join('\n')
      : nothingToChange(measured, brief),
    whichIsMain(measured, brief),
    '*Estimates: try a change and compare a second run.*'
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** What was looked for without success, and what the main action has already. */
function nothingToChange(measured: Measured, brief: Brief): string {
  if (layersOf(measured).length === 0) return 'Nothing to change was found in the picture alone.'
  const target = targetOf(measured, brief)
  const strengths = target ? strengthsOf(target.layer, measured) : ''
  const already =
    target && strengths !== '' ? ` ${capital(layerName(target.layer, measured))} ${strengths}.` : ''
  return `Nothing to change was found in buttons, badges, pictures, the contrast of texts and clutter.${already}`
}

/** Where the designer has not said which layer should lead. */
function whichIsMain(measured: Measured, brief: Brief): string {
  if (layersOf(measured).length === 0) return ''
  const target = targetOf(measured, brief)
  if (target?.by === 'mark') return ''
  return target
    ? `If another layer than ${layerName(target.layer, measured)} is the main one, mark it in the list of layers.`
    : 'Mark the layer that matters most in the list of layers: texts then say how it fares.'
}
