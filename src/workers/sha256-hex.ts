import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { yieldToBrowser } from './yield-to-browser'

/** About 5 ms of hashing on a slow machine: well inside a frame. */
const SLICE_BYTES = 256 * 1024

/** SHA-256 as hexadecimal, in slices: the panel is no secure context and has no crypto.subtle. */
export async function sha256Hex(bytes: Uint8Array): Promise<string> {
  const hash = sha256.create()
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    hash.update(bytes.subarray(start, start + SLICE_BYTES))
    await yieldToBrowser()
  }
  return bytesToHex(hash.digest())
}
