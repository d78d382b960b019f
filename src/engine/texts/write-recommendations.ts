import { upperFirst } from '../../language'
import { strengthsOf } from './action-findings'
import type { Brief } from './brief'
import { cannotJudge } from './cannot-judge'
import { findingsOf } from './findings'
import { nameOf } from './layer-name'
import type { Measured } from './measured'
import { layersOf } from './ranks'
import { targetOf } from './target'
import { written } from './written-words'

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
    `*${written().tryAChange}*`
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Checks that found nothing to change, and strengths that the main action has already. */
function nothingToChange(measured: Measured, brief: Brief): string {
  if (layersOf(measured).length === 0) return written().nothingInPicture
  const target = targetOf(measured, brief)
  const strengths = target ? strengthsOf(target.layer, measured) : ''
  if (!target || strengths === '') return written().nothingToChange
  const already = written().hasAlready(nameOf(target.layer, measured), strengths)
  return `${written().nothingToChange} ${upperFirst(already)}`
}

/** Where the designer has not said which layer should lead. */
function whichIsMain(measured: Measured, brief: Brief): string {
  if (layersOf(measured).length === 0) return ''
  const target = targetOf(measured, brief)
  if (target?.by === 'mark') return ''
  return target ? written().markAnother(nameOf(target.layer, measured)) : written().markOne
}
