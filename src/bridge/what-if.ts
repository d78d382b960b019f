import * as v from 'valibot'
import { resultRefSchema } from './result'

/** A change that can be made to one layer, to see whether it helps. */
const changeKindSchema = v.picklist([
  'larger',
  'smaller',
  'fill',
  'calm',
  'contrast',
  'order',
  'space',
  'hide'
])

/** A change to be made to a copy of an analysed frame. */
export const newTrySchema = v.object({
  /** The frame as it was analysed. */
  of: resultRefSchema,
  kind: changeKindSchema,
  layerId: v.string(),
  /** A layer that has what the changed one lacks, such as its colour; null where there is none. */
  likeId: v.nullable(v.string()),
  /** A layer to be found again in the copy. */
  followedId: v.nullable(v.string()),
  /** The copy's name. */
  name: v.string()
})

/** A copy with one change made to it. */
export interface TriedCopy {
  nodeId: string
  /**
   * The counterpart of `followedId`, and the layers around it, nearest first: with less beside it, a layer may be one thing
   * with what holds it. Empty where nothing was to be followed.
   */
  followedIds: string[]
  /** The value before and after, such as `16 px` or `#C2410C`; null for layers that were hidden or moved. */
  changed: { from: string; to: string } | null
}

export type ChangeKind = v.InferOutput<typeof changeKindSchema>
export type NewTry = v.InferOutput<typeof newTrySchema>
