import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** How much one key may do within a minute; what is left out is not limited. */
export interface Limits {
  requests?: number | undefined
  /** Of the bodies of requests. */
  bytes?: number | undefined
}

/** A key that is accepted: who has it, and by what it is known. */
export interface NamedKey {
  name: string
  /** SHA-256 of the key, 32 bytes. */
  hash: Buffer
  /** Those of this key alone; others hold where they say nothing. */
  limits: Limits
}

/** A key of 192 random bits, in 32 characters. */
export function newKey(): string {
  return randomBytes(24).toString('base64url')
}

/**
 * SHA-256 of a key. A plain hash is enough, as no key can be found by trying when it has 192 random bits; a slow one,
 * made for passwords, would cost each request its time.
 */
export function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** The key that was given, if it is among these. Its duration says nothing of how near a wrong one is. */
export function findKey(keys: readonly NamedKey[], given: string): NamedKey | undefined {
  const hash = hashOf(given)
  let found: NamedKey | undefined
  for (const key of keys) if (timingSafeEqual(key.hash, hash)) found = key
  return found
}
