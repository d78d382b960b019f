import { type Brief, BRIEF_FIELDS, type BriefField } from './brief'

/** The texts of a brief that say something. */
export type FilledBrief = Partial<Record<BriefField, string>>

export const EMPTY_BRIEF: Brief = { description: '', goal: '', audience: '', brand: '' }

/** What there is to send of a brief: trimmed, in the order of BRIEF_FIELDS, without what is blank. */
export function filledBrief(brief: Brief | null): FilledBrief {
  if (brief === null) return {}
  const texts = BRIEF_FIELDS.map((field) => [field, brief[field].trim()] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

export function isBlank(brief: Brief | null): boolean {
  return Object.keys(filledBrief(brief)).length === 0
}
