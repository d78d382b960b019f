import type { LayerHint } from '../../perception'
import type { FrameTask, ImageError, PictureTask } from '../../service'

/** What a thread is asked, one task at a time. */
export type Task =
  | {
      name: 'analyse'
      input: Omit<PictureTask, 'hints'> & { hints: readonly LayerHint[] | null }
    }
  | { name: 'scoreAd'; input: Uint8Array }
  | { name: 'lookAtFrame'; input: FrameTask }

/** What it answers: a result, the picture's fault, or its own. */
export type Answer =
  { done: unknown } | { refused: [code: ImageError['code'], message: string] } | { fault: unknown }
