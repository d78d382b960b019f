import * as v from 'valibot'
import { boxSchema, FOUND_KINDS } from './layer-shares'

/** Kinds of pictures with a usual clarity that texts compare with. */
export const USUAL_KINDS = ['desktop', 'poster', 'photograph'] as const

/** What may dim the design under maps. */
export const VEILS = ['dark', 'light'] as const

export type UsualKind = (typeof USUAL_KINDS)[number]

/** What Glance's own engine found beside maps, scores and layers: its summary is written from it. */
export const textFactsSchema = v.object({
  /** Areas that people see first in a picture without known layers, in order. */
  areas: v.array(
    v.object({
      kind: v.pipe(
        // Before 5.0.0 what nothing was known of was a thing.
        v.picklist(['layer', 'thing', ...FOUND_KINDS]),
        v.transform((kind) => (kind === 'thing' ? 'place' : kind))
      ),
      box: boxSchema,
      area: v.number(),
      attention: v.number(),
      perception: v.number()
    })
  ),
  /** Empty, or null without a face detector. Where faces lie is not kept; before 5.0.0 it was. */
  faces: v.nullable(
    v.pipe(
      v.array(v.unknown()),
      v.transform((): never[] => [])
    )
  ),
  clarity: v.number(),
  /** The kind of picture whose usual clarity it is compared with; null where that is unknown. */
  usual: v.nullable(
    v.pipe(
      // Posters were compared with charts, as both look alike, before 5.0.0.
      v.picklist([...USUAL_KINDS, 'chart']),
      v.transform((kind) => (kind === 'chart' ? 'poster' : kind))
    )
  ),
  /** Why the picture cannot be judged; usually null. */
  tooLittle: v.nullable(v.picklist(['small', 'empty', 'bare'])),
  /** False where what the picture shows could not be recognised; else missing. */
  isSeen: v.optional(v.boolean()),
  /** Clutter of the nine regions of a three by three grid, row by row, 0–1. */
  clutter: v.array(v.number()),
  /** Numbers of the hotspots' rings: their middles and heights in px of the picture. Before 5.0.0 the map has them. */
  numbers: v.optional(
    v.array(v.object({ rank: v.number(), x: v.number(), y: v.number(), size: v.number() }))
  ),
  /** What dims the design under the maps; before 5.0.0 nothing. */
  veil: v.optional(v.picklist(VEILS))
})

export type TextFacts = v.InferOutput<typeof textFactsSchema>
export type Veil = (typeof VEILS)[number]
export type RingNumber = NonNullable<TextFacts['numbers']>[number]
