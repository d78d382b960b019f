/** Slope of the leaky rectifier below 0. */
export const LEAK = Math.fround(0.1)

/** Largest value that `clamp` leaves. */
export const MOST = 6

/**
 * Calls that compute a network, on numbers in one memory. All places are in bytes and multiples of 16, counts of
 * channels multiples of 4. Both implementations add up in the same order and round each step to 32 bits, so that
 * the same numbers come out to the last bit.
 */
export interface Kernels {
  /** The memory; read it again after it grows. */
  numbers: () => Float32Array
  /** Grows the memory to at least `bytes`, keeping its contents. */
  reserve: (bytes: number) => void
  calls: KernelCalls
}

type Eight = [number, number, number, number, number, number, number, number]
type Call = (...places: Eight) => void

export interface KernelCalls {
  /**
   * Eight outputs of each of 4 × `tiles` pixels: `depth` inputs of a pixel times a matrix of `depth` rows of eight.
   * Added to what is there already when `isMore` is 1.
   * (input, bytes from pixel to pixel, weights, output, bytes from pixel to pixel, tiles, depth, isMore)
   */
  matrixProduct: Call
  /**
   * Each channel of a row of pixels and its eight neighbours times nine weights. Rows begin a pixel further left.
   * (row above, row, row below, weights, output, pixels of the output, channels / 4, bytes of a pixel, bytes from one
   * pixel of the input to the next)
   */
  depthwise: (...places: [...Eight, number]) => void
  /**
   * Adds a bias for each channel to a row, and keeps what comes out between 0 and 6.
   * (row, bias, pixels, channels / 4, bytes of a pixel)
   */
  clamp: (...places: [number, number, number, number, number]) => void
  /**
   * The largest of two by two pixels, plus a bias for each channel, leaky rectified.
   * (upper row, lower row, bias, output, pixels of the output, channels / 4, bytes from pair to pair, bytes of a pixel)
   */
  pool: Call
}
