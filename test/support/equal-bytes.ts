import { expect } from 'vitest'

/**
 * Typed arrays of the same bytes are equal without a look at each number, which takes seconds for a picture. Others are
 * left to Vitest, which says where they differ.
 */
expect.addEqualityTesters([
  (one: unknown, other: unknown) => {
    if (!ArrayBuffer.isView(one) || !ArrayBuffer.isView(other)) return undefined
    if (one.constructor !== other.constructor) return undefined
    return Buffer.compare(bytesOf(one), bytesOf(other)) === 0 ? true : undefined
  }
])

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}
