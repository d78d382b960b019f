import type { ReadonlySignal } from '@preact/signals'

/** Something that plays: the video, or its map alone. Nothing starts by itself. */
export interface Playback {
  seconds: number
  /** Where it is, in seconds. */
  time: ReadonlySignal<number>
  playing: ReadonlySignal<boolean>
  loop: ReadonlySignal<boolean>
  /** Plays or stops; from the start again when it was at the end. */
  toggle: () => void
  seek: (time: number) => void
  repeat: (loop: boolean) => void
}
