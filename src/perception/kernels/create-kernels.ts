import type { KernelCalls, Kernels } from './kernels'
import { plainKernels } from './plain-kernels'
import { simdModule } from './simd-kernels'

/** The part of WebAssembly that is used. Every host has it; the types of the language alone do not name it. */
declare const WebAssembly: {
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
  const { Memory, Module, Instance } = WebAssembly
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
