import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Limits of one key within a minute; none when left out. */
export interface Limits {
  requests?: number | undefined
  /** Of the bodies of requests. */
  bytes?: number | undefined
}

/** An accepted key. */
export interface NamedKey {
  name: string
  /** SHA-256 of the key, 32 bytes. */
  hash: Buffer
  /** The key's own limits, before those of all keys. */
  limits: Limits
}

/** A key of 192 random bits, in 32 characters. */
export function newKey(): string {
  return randomBytes(24).toString('base64url')
}

/**
 * SHA-256 of a key. A plain hash is enough, since 192 random bits cannot be guessed; a slow hash for passwords would cost
 * time at each request.
 */
export function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** Finds a key in constant time; undefined for an unknown one. */
export function findKey(keys: readonly NamedKey[], given: string): NamedKey | undefined {
  const hash = hashOf(given)
  let found: NamedKey | undefined
  for (const key of keys) if (timingSafeEqual(key.hash, hash)) found = key
  return found
}
