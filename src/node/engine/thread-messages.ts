import type { FrameTask, PictureTask } from '../../engine/engine'
import type { InputError } from '../../interface'

/** Message to a thread, one task at a time. */
export type Task =
  | { name: 'analyse'; input: PictureTask }
  | { name: 'scoreAd'; input: Uint8Array }
  | { name: 'analyseFrame'; input: FrameTask }

/** Its answer: a result, the picture's fault, or its own. */
export type Answer =
  | { done: unknown }
  | { refused: [code: InputError['code'], message: string] }
  | { fault: unknown }

/** Data that a thread starts with: packages' files are not found from within a script that is text. */
export interface ThreadData {
  faceWeights: Uint8Array | null
}
