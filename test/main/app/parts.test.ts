import { expect, test } from 'vitest'
import { unpack } from '../../../src/workers/packed-parts'
import { openGlance } from '../support/glance'

test('the panel is handed its scripts and its networks when it asks for them', async () => {
  const { main } = await openGlance()
  for (const part of ['engine', 'video', 'german'] as const) {
    expect(await unpack(await main.readPart(part)).text()).toMatch(/^"use strict";/)
  }
  const weights = await unpack(await main.readPart('networks')).arrayBuffer()
  expect(weights.byteLength).toBeGreaterThan(190_000)
})

test('a part that does not exist is refused', async () => {
  const { main } = await openGlance()
  const asked = main.readPart('poster' as 'networks')
  await expect(asked).rejects.toMatchObject({ code: 'unfit_request' })
})
