import type { RunKind } from '../../src/file'
import { pick, seeded } from './random'

/** What a seed decides beforehand. */
export interface Plan {
  kinds: readonly RunKind[]
  /** Names of the frames that are analysed together. */
  frames: readonly string[]
  /** Part of the requests that go wrong, and of the calls of the main thread. */
  rate: number
  canvasRate: number
  /** The panel is closed, or everything cancelled, when so many requests have been made. */
  closesAt: number
  cancelsAt: number
  /** How often the designer goes on with what failed. */
  presses: number
}

export const FRAME_NAMES = ['Frame 0', 'Frame 1', 'Frame 2', 'Frame 3']
export const AD_NAME = 'Advert'

const KINDS: readonly (readonly RunKind[])[] = [
  ['frame'],
  ['frame'],
  ['frame'],
  ['page'],
  ['video'],
  ['ad'],
  ['frame', 'page', 'video', 'ad']
]

export function planOf(seed: number): Plan {
  const random = seeded(seed)
  const sometimes = (chance: number): number =>
    random() < chance ? 1 + Math.floor(random() * 14) : Infinity
  return {
    kinds: pick(random, KINDS),
    frames: FRAME_NAMES.slice(0, 1 + Math.floor(random() * FRAME_NAMES.length)),
    rate: pick(random, [0.05, 0.15, 0.4]),
    canvasRate: pick(random, [0, 0, 0.05]),
    closesAt: sometimes(0.25),
    cancelsAt: sometimes(0.1),
    presses: pick<number>(random, [0, 0, 1, 2])
  }
}
