import * as v from 'valibot'

/** What the designer says about a design, in four texts; the interface's metadata is made of it. */
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
