import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildPluginInto } from '../support/built-plugin'
import { openStage } from '../support/playground'

it('a build that may reach no network at all analyses on this device', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'glance-offline-'))
  await buildPluginInto(folder, { GLANCE_ALLOWED_DOMAINS: 'none' })
  const stage = await openStage(folder)
  try {
    const scene = await stage.open({ samples: 'phone' })
    await scene.analyse('Phone checkout')
    await scene.unfold('In words')
    await scene.panel.getByRole('heading', { name: 'Where people look' }).waitFor()
    // A request that the policy refused would be told in the console.
    expect(scene.errors).toEqual([])
  } finally {
    await stage.close()
    await rm(folder, { recursive: true })
  }
})
