import { describe, expect, test } from 'vitest'
import { analyse } from '../support/analyse'
import { openGlance, openWith, VIEWER, refused } from '../support/glance'
import { adRecord, resultOf } from '../support/samples'

test('a frame without an ad visibility has none', async () => {
  const { node, glance } = await openWith('component')
  expect(await glance.main.readAd(node.id)).toBeNull()
})

test('an ad visibility is read as it was kept, by everyone who opens the file', async () => {
  const { document, node, glance } = await openWith('component')
  const record = adRecord({ score: -3.25, scoreMax: null })
  await glance.main.saveAd(node.id, record)
  glance.plugin.close()
  const again = await openGlance({ document, environment: VIEWER })
  expect(await again.main.readAd(node.id)).toEqual(record)
})

test('an ad visibility is one undo step, a later one replaces it, and the result beside it stays', async () => {
  const { document, node, glance } = await openWith('component')
  await analyse(glance, node.id)
  const analysed = document.tree()
  await glance.main.saveAd(node.id, adRecord({ adId: 'first' }))
  await glance.main.saveAd(node.id, adRecord({ adId: 'second' }))
  expect(await glance.main.readAd(node.id)).toMatchObject({ adId: 'second' })
  document.undo()
  expect(await glance.main.readAd(node.id)).toMatchObject({ adId: 'first' })
  document.undo()
  expect(document.tree()).toEqual(analysed)
})

test('a frame with an ad visibility alone counts as not analysed', async () => {
  const { document, node, glance } = await openWith('component')
  await glance.main.saveAd(node.id, adRecord())
  document.select([node.id])
  expect((await glance.main.start()).selection.nodes[0]?.analysed).toBe(false)
  expect(await glance.main.readResult(node.id)).toEqual({ state: 'none' })
})

describe('an ad visibility that cannot be read', () => {
  test.each(['{broken', '{}', '{"version":1,"score":"high"}', '7'])(
    'such as %s is as good as none, and replaced',
    async (text) => {
      const { document, node, glance } = await openWith('component')
      document.edit(() => node.setSharedPluginData('glance', 'ad', text))
      expect(await glance.main.readAd(node.id)).toBeNull()
      await glance.main.saveAd(node.id, adRecord())
      expect(await glance.main.readAd(node.id)).toEqual(adRecord())
    }
  )

  test('because a newer Glance wrote it is left as it is', async () => {
    const { document, node, glance } = await openWith('component')
    document.edit(() => node.setSharedPluginData('glance', 'ad', '{"version":2}'))
    expect(await glance.main.readAd(node.id)).toBeNull()
    await expect(glance.main.saveAd(node.id, adRecord())).rejects.toMatchObject({
      code: 'ad_newer',
      message: expect.stringContaining('newer version')
    })
    expect(node.getSharedPluginData('glance', 'ad')).toBe('{"version":2}')
  })
})

test('one that is too long for the file is refused, and nothing changes', async () => {
  const { document, node, glance } = await openWith('component')
  await refused(
    document,
    () => glance.main.saveAd(node.id, adRecord({ adId: '漢'.repeat(40_000) })),
    { code: 'ad_too_long' }
  )
})

describe('removing', () => {
  test('the result of a frame takes its ad visibility, and one undo brings both back', async () => {
    const { document, node, glance } = await openWith('component')
    const before = document.tree()
    await analyse(glance, node.id)
    await glance.main.saveAd(node.id, adRecord())
    const both = document.tree()
    await glance.main.removeResult(resultOf(node.id))
    expect(document.tree()).toEqual(before)
    document.undo()
    expect(document.tree()).toEqual(both)
  })

  test('takes an ad visibility without a result too', async () => {
    const { document, node, glance } = await openWith('component')
    const before = document.tree()
    await glance.main.saveAd(node.id, adRecord())
    await glance.main.removeResult(resultOf(node.id))
    expect(document.tree()).toEqual(before)
  })
})
