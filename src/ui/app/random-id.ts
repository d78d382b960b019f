import { bytesToHex } from '@noble/hashes/utils.js'

/** 128 random bits as hexadecimal: the panel is no secure context and has no crypto.randomUUID. */
export function randomId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}
