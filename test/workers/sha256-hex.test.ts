import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256Hex } from '../../src/workers/sha256-hex'

it.each([0, 1, 262_144, 262_145, 1_000_003])('hashes %d bytes as Node does', async (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => index * 31)
  expect(await sha256Hex(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
})
