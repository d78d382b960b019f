import { ATTENTION_RULES } from './attention-rules'
import { type Brief, briefInWords } from './brief'
import { BRIEF_RULES } from './brief-rules'
import { CLARITY_RULES } from './clarity-rules'
import { EXCITINGNESS_RULES } from './excitingness-rules'
import { LAYER_RULES } from './layer-rules'
import type { Measured } from './measured'
import { PRIMARY_RULES } from './primary-rules'
import { sentences } from './rule'
import { sourceInWords } from './source'
import { SPREAD_RULES } from './spread-rules'
import { USUAL_IN_WORDS } from './usual'

/** A written summary as Markdown. Every sentence follows from a number of the analysis or quotes the brief. */
export function writeSummary(measured: Measured, brief: Brief = {}): string {
  const paragraph = (rules: Parameters<typeof sentences>[0]): string =>
    sentences(rules, measured, brief).join(' ')
  const about = briefInWords(brief)
  return [
    '### Where people look',
    paragraph([...ATTENTION_RULES, ...LAYER_RULES]),
    paragraph(PRIMARY_RULES),
    paragraph(SPREAD_RULES),
    `### Clarity ${Math.round(measured.clarity)} of 100`,
    paragraph(CLARITY_RULES),
    `### Excitingness ${Math.round(measured.excitingness)} of 100`,
    paragraph(EXCITINGNESS_RULES),
    ...(about === null ? [] : ['### The brief', about, paragraph(BRIEF_RULES)]),
    `*An estimate computed from ${sourceInWords(measured)}; nobody was asked or observed. ${USUAL_IN_WORDS}*`
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
