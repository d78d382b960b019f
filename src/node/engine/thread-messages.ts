import type { FrameTask, InputError, PictureTask } from '../../service'

/** What a thread is asked, one task at a time. */
export type Task =
  | { name: 'analyse'; input: PictureTask }
  | { name: 'scoreAd'; input: Uint8Array }
  | { name: 'lookAtFrame'; input: FrameTask }

/** What it answers: a result, the picture's fault, or its own. */
export type Answer =
  | { done: unknown }
  | { refused: [code: InputError['code'], message: string] }
  | { fault: unknown }

/** What a thread is given: packages' files are not found from within a script that is text. */
export interface ThreadData {
  faceWeights: Uint8Array | null
}
