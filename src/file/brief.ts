import * as v from 'valibot'

/** The designer's description of a design, in four texts; the interface's metadata is made of it. */
export const BRIEF_FIELDS = ['description', 'goal', 'audience', 'brand'] as const

export type BriefField = (typeof BRIEF_FIELDS)[number]

/** Texts as typed; empty ones are not sent. */
export const briefSchema = v.object({
  description: v.optional(v.string(), ''),
  goal: v.optional(v.string(), ''),
  audience: v.optional(v.string(), ''),
  brand: v.optional(v.string(), '')
})

export type Brief = v.InferOutput<typeof briefSchema>

/** The brief of the file, and the one that a frame has instead of it; null where there is none. */
export interface Briefs {
  file: Brief | null
  frame: Brief | null
}

/** The texts of a brief that say something. */
export type FilledBrief = Partial<Record<BriefField, string>>

export const EMPTY_BRIEF: Brief = { description: '', goal: '', audience: '', brand: '' }

/** The texts of a brief that are sent: trimmed, in the order of BRIEF_FIELDS, blank ones left out. */
export function filledBrief(brief: Brief | null): FilledBrief {
  if (brief === null) return {}
  const texts = BRIEF_FIELDS.map((field) => [field, brief[field].trim()] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

export function isBlank(brief: Brief | null): boolean {
  return Object.keys(filledBrief(brief)).length === 0
}
