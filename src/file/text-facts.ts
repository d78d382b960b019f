import * as v from 'valibot'
import { boxSchema, FOUND_KINDS } from './layer-shares'

/** Kinds of pictures with a usual clarity that texts compare with. */
export const USUAL_KINDS = ['desktop', 'poster', 'chart', 'photograph'] as const

export type UsualKind = (typeof USUAL_KINDS)[number]

/** Numbers of an analysis by Glance's own engine that its summary is written from, beside those of its layers. */
export const textFactsSchema = v.object({
  /** Areas that people see first in a picture without known layers, in order. */
  areas: v.array(
    v.object({
      kind: v.picklist(['layer', 'thing', ...FOUND_KINDS]),
      box: boxSchema,
      area: v.number(),
      attention: v.number(),
      perception: v.number()
    })
  ),
  /** Faces in px of the picture, surest first; null without a face detector. */
  faces: v.nullable(
    v.array(
      v.object({
        x: v.number(),
        y: v.number(),
        width: v.number(),
        height: v.number(),
        score: v.number()
      })
    )
  ),
  clarity: v.number(),
  /** The kind of picture whose usual clarity it is compared with; null where that is unknown. */
  usual: v.nullable(v.picklist(USUAL_KINDS)),
  /** Why the picture cannot be judged; usually null. */
  tooLittle: v.nullable(v.picklist(['small', 'empty', 'bare'])),
  /** Clutter of the nine regions of a three by three grid, row by row, 0–1. */
  clutter: v.array(v.number())
})

export type TextFacts = v.InferOutput<typeof textFactsSchema>
