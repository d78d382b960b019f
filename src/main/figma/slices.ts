/** Short enough that a slow step at its end still leaves Figma's thread free within 50 ms. */
const SLICE_MS = 15

/** Breaks long work on Figma's only thread into slices, so that the designer can work in between. */
interface Slices {
  /** True when it is time to pause. */
  due(): boolean
  /** Lets everything else run. The file may have changed afterwards. */
  pause(): Promise<void>
}

export function createSlices(): Slices {
  let end = Date.now() + SLICE_MS
  return {
    due: () => Date.now() >= end,
    async pause() {
      await new Promise<void>((resolve) => setTimeout(resolve, 0))
      end = Date.now() + SLICE_MS
    }
  }
}
