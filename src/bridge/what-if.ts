import * as v from 'valibot'
import type { ErrorData } from '../errors'
import { type Candidate, candidateSchema, type Watched, watchedSchema } from '../file'
import { type ResultRef, resultRefSchema } from './result'

/** A change to be made in an analysed frame. */
export const newChangeSchema = v.object({
  /** The frame as it was analysed. */
  of: resultRefSchema,
  change: candidateSchema
})

/** A change to be made to a copy of it. */
export const newTrySchema = v.object({
  ...newChangeSchema.entries,
  /** A layer to be found again in the copy, and how it fares in the frame. */
  followedId: v.string(),
  watched: watchedSchema,
  /** The copy's name. */
  name: v.string()
})

/** A copy with one change made to it, as Glance has marked it. */
export interface FoundTry {
  nodeId: string
  /** The frame as it was analysed. */
  of: ResultRef
  /** null for a kind of change that earlier versions tried. */
  change: Candidate | null
  watched: Watched
  /**
   * The followed layer in the copy, and the layers around it, nearest first: once changed, a layer may be one thing with
   * what holds it.
   */
  followedIds: string[]
  /** As it was named when it was made. */
  name: string
}

/** A copy whose mark is damaged, or of a newer version. `of`: the frame that it is listed with. */
export interface UnreadTry extends Pick<FoundTry, 'nodeId' | 'name'> {
  of: Pick<ResultRef, 'nodeId'>
  error: ErrorData
}

export type NewChange = v.InferOutput<typeof newChangeSchema>
export type NewTry = v.InferOutput<typeof newTrySchema>
