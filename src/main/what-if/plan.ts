import type { TriedCopy } from '../../bridge'
import { GlanceError } from '../../errors'

/** Finds the counterpart of a layer of the frame in its copy. */
export type InCopy = <N extends SceneNode>(node: N) => N

/** One way to make a change, to be made on the copy alone. */
export type Step = (inCopy: InCopy) => TriedCopy['changed']

/** The layer to be changed, where it is, and a layer that has what it lacks. */
export interface Subject {
  frame: SceneNode
  layer: SceneNode
  like: SceneNode | null
}

/**
 * Ways to make a change, most telling first; the first that fits is made. Reads the frame and writes nothing; throws
 * in plain words where the change would come to nothing.
 */
export type Plan = (subject: Subject) => Step[]

/** Why a change cannot be tried; nothing was written. */
export function refusal(code: string, { message, advice }: { message: string; advice: string }) {
  return new GlanceError({ code, message, advice, sent: 'no' })
}
