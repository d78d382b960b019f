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
  /** A layer to be found again in the copy, and how it fares in the frame; null where none is watched. */
  followedId: v.nullable(v.string()),
  watched: v.nullable(watchedSchema),
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
}

/** A copy as it is found on the canvas, by the mark that Glance left on it. */
export interface FoundTry extends TriedCopy {
  of: ResultRef
  /** null for a kind of change that earlier versions tried. */
  change: Candidate | null
  watched: Watched | null
  /** As it was named when it was made. */
  name: string
}

/** The copies made of a frame that are still there, oldest first. */
export interface FoundTries {
  tries: FoundTry[]
  /** Marks that cannot be read, in words for the designer. */
  faults: ErrorData[]
}

/** `edited`: it was edited, and is still there. */
export type Discarded = 'done' | 'edited'

export type NewChange = v.InferOutput<typeof newChangeSchema>
export type NewTry = v.InferOutput<typeof newTrySchema>
