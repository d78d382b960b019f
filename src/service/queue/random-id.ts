import { bytesToHex } from '@noble/hashes/utils.js'

/** 128 random bits in hexadecimal. Works without a secure context, where randomUUID is missing. */
export function randomId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}
