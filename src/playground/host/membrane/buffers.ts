import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten'

/** Bytes into the sandbox, as a list of array buffers of its own. */
export function newBuffers(vm: QuickJSContext, buffers: readonly Uint8Array[]): QuickJSHandle {
  const list = vm.newArray()
  buffers.forEach((bytes, index) => {
    vm.newArrayBuffer(bytes.slice().buffer).consume((buffer) => vm.setProp(list, index, buffer))
  })
  return list
}

/** Copies of the sandbox's buffers. */
export function readBuffers(vm: QuickJSContext, list: QuickJSHandle | undefined): Uint8Array[] {
  if (!list) return []
  // Not vm.getLength: it reads a view that is dead once the engine's memory has grown.
  const length = vm.getProp(list, 'length').consume((handle) => vm.getNumber(handle))
  return Array.from({ length: Number.isNaN(length) ? 0 : length }, (_, index) =>
    vm
      .getProp(list, index)
      .consume((item) => vm.getArrayBuffer(item).consume(({ value }) => value.slice()))
  )
}
