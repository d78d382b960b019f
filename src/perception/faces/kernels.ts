import { plainKernels } from './plain-kernels'
import { simdModule } from './simd-kernels'

/**
 * What the network is computed by, on numbers in one memory. All places are in bytes and multiples of 16, counts of
 * channels multiples of 4. Both implementations add up in the same order and round each step to 32 bits, so that
 * the same numbers come out to the last bit.
 */
export interface Kernels {
  /** The memory, as it is until it grows. */
  numbers: () => Float32Array
  /** Makes the memory at least so many bytes large; it keeps what it holds. */
  reserve: (bytes: number) => void
  calls: KernelCalls
}

type Call = (...places: [number, number, number, number, number, number, number, number]) => void

export interface KernelCalls {
  /**
   * Eight outputs of each of 4 × `tiles` pixels: `depth` inputs of a pixel times a matrix of `depth` rows of eight.
   * Added to what is there already when `isMore` is 1.
   * (input, bytes from pixel to pixel, weights, output, bytes from pixel to pixel, tiles, depth, isMore)
   */
  matrixProduct: Call
  /**
   * Each channel of a row of pixels and its eight neighbours times nine weights. Rows begin a pixel further left.
   * (row above, row, row below, weights, output, pixels, channels / 4, bytes of a pixel)
   */
  depthwise: Call
  /**
   * The largest of two by two pixels, plus a bias for each channel, leaky rectified.
   * (upper row, lower row, bias, output, pixels of the output, channels / 4, bytes from pair to pair, bytes of a pixel)
   */
  pool: Call
}

/** The part of WebAssembly that is used. Every host has it; the types of the language alone do not name it. */
interface WasmHost {
  Memory: new (size: { initial: number }) => WasmMemory
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  Instance: new (
    module: object,
    imports: { host: { memory: WasmMemory } }
  ) => { exports: KernelCalls }
}

interface WasmMemory {
  buffer: ArrayBuffer
  grow: (pages: number) => number
}

const PAGE = 65536

/** WebAssembly with four numbers at a time; plain code, some thirty times as slow, where a host refuses it. */
export function createKernels(): Kernels {
  try {
    return simdKernels()
  } catch {
    return plainKernels()
  }
}

/** Throws where a host has no WebAssembly, or none with vectors. */
export function simdKernels(): Kernels {
  const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: WasmHost })
    .WebAssembly
  const memory = new Memory({ initial: 1 })
  const { exports } = new Instance(new Module(simdModule()), { host: { memory } })
  return {
    numbers: () => new Float32Array(memory.buffer),
    reserve(bytes) {
      const missing = Math.ceil(bytes / PAGE) - memory.buffer.byteLength / PAGE
      if (missing > 0) memory.grow(missing)
    },
    calls: exports
  }
}
