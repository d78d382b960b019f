import { describe, expect, test } from 'vitest'
import type { ResultRef } from '../../../src/bridge'
import { parseSettings } from '../../../src/file'
import { analyse } from '../support/analyse'
import { overlaysIn } from '../support/canvas'
import { type Glance, openGlance, openWith, VIEWER } from '../support/glance'
import { resultOf } from '../support/samples'

test('a result is read back as it was placed, by another run and another user too', async () => {
  const { document, node, glance } = await openWith('fractionalFrame')
  const placed = await analyse(glance, node.id)
  expect(placed.texts).toEqual({ summary: null, recommendations: null })
  glance.plugin.close()
  const again = await openGlance({ document, command: 'results', environment: VIEWER })
  expect(await again.main.readResult(node.id)).toEqual({ state: 'found', result: placed })
  document.select([node.id])
  expect((await again.main.start()).selection.nodes[0]?.analysed).toBe(true)
})

test('overlays are taken off the canvas and laid back, and the result stays', async () => {
  const { document, node, glance } = await openWith('fractionalFrame')
  await analyse(glance, node.id)
  const before = await glance.main.readResult(node.id)
  expect(await glance.main.removeOverlays(resultOf(node.id))).toBe('done')
  expect(overlaysIn(document)).toEqual([])
  expect(await glance.main.readResult(node.id)).toMatchObject({
    state: 'found',
    result: { overlay: null }
  })
  await glance.main.restoreOverlays(resultOf(node.id), { map: 'attention', opacity: 0.8 })
  expect(await glance.main.readResult(node.id)).toEqual(before)
})

test('overlays are taken off also where Figma cannot load their pictures', async () => {
  const { document, node, glance } = await openWith('fractionalFrame')
  await analyse(glance, node.id)
  document.graph.images.get = () => {
    throw new Error('offline')
  }
  expect(await glance.main.removeOverlays(resultOf(node.id))).toBe('done')
  expect(overlaysIn(document)).toEqual([])
})

test('a frame that is deleted while its overlays are taken off is said to be gone', async () => {
  const { document, node, glance } = await openWith('fractionalFrame')
  await analyse(glance, node.id)
  const { images } = document.graph
  images.get = (hash) => {
    if (!node.removed) document.edit(() => node.remove())
    return Map.prototype.get.call(images, hash) as Uint8Array
  }
  const removing = glance.main.removeOverlays(resultOf(node.id))
  await expect(removing).rejects.toMatchObject({ code: 'node_removed' })
})

describe('a layer that was put among the overlays', () => {
  async function withLayer() {
    const { document, node, glance } = await openWith('fractionalFrame')
    await analyse(glance, node.id, { runId: 'first' })
    const group = (await document.figma.getNodeByIdAsync(overlaysIn(document)[0]!.id)) as GroupNode
    const layer = document.edit(() => {
      const added = document.figma.createRectangle()
      group.appendChild(added)
      added.x = 5
      return added
    })
    return { document, node, glance, layer, of: { nodeId: node.id, runId: 'first' } }
  }

  test.each<[string, (glance: Glance, of: ResultRef) => Promise<unknown>]>([
    ['are removed', ({ main }, of) => main.removeOverlays(of)],
    ['are removed with their result', ({ main }, of) => main.removeResult(of)],
    [
      'are those of another run',
      (glance, { nodeId }) => analyse(glance, nodeId, { runId: 'next' })
    ],
    ['go with all that Glance keeps', ({ main }) => main.eraseFile()]
  ])('stays where it lies when these %s, and a notice says so', async (_, act) => {
    const { document, glance, layer, of } = await withLayer()
    const { absoluteBoundingBox: before } = layer
    await act(glance, of)
    expect(layer.removed).toBe(false)
    expect(layer.parent?.type).toBe('PAGE')
    expect(layer.absoluteBoundingBox).toEqual(before)
    expect(glance.notices.map(({ message }) => message)).toContain(
      'A layer of yours among the overlays stays on the canvas.'
    )
    document.undo()
    expect(overlaysIn(document)).toHaveLength(1)
  })

  test('is neither hidden nor moved with them', async () => {
    const { document, node, glance, layer, of } = await withLayer()
    const { absoluteBoundingBox: before } = layer
    document.edit(() => (node.x += 50))
    await glance.main.setOverlay(of, { map: 'clarity' })
    expect(layer.visible).toBe(true)
    expect(layer.absoluteBoundingBox).toEqual(before)
    const { x, y } = node.absoluteBoundingBox!
    const { box } = overlaysIn(document)[0]!.children.find(({ name }) => name === 'Clutter')!
    expect([Math.round(box!.x - x), Math.round(box!.y - y)]).toEqual([0, 0])
  })
})

describe('a record that cannot be read', () => {
  test.each([
    ['no JSON', '{"version":1', 'record_broken'],
    ['of another shape', '{"version":1,"scores":7}', 'record_broken'],
    ['newer than this Glance', '{"version":2}', 'record_newer']
  ])('because it is %s is reported, and other calls say so too', async (_name, text, code) => {
    const { node, glance } = await openWith('fractionalFrame')
    node.setSharedPluginData('glance', 'record', text)
    expect(await glance.main.readResult(node.id)).toMatchObject({
      state: 'broken',
      error: { code, sent: 'no' }
    })
    await expect(glance.main.saveText(resultOf(node.id), 'summary', 'x')).rejects.toMatchObject({
      code
    })
    const look = { map: 'attention' as const, opacity: 1 }
    await expect(glance.main.restoreOverlays(resultOf(node.id), look)).rejects.toMatchObject({
      code
    })
  })

  test('does not keep Glance from opening, nor from analysing again', async () => {
    const { document, node, glance } = await openWith('fractionalFrame')
    node.setSharedPluginData('glance', 'record', 'broken')
    glance.plugin.close()
    const again = await openGlance({ document })
    await analyse(again, node.id)
    expect(await again.main.readResult(node.id)).toMatchObject({ state: 'found' })
  })

  test.each(['[', '{"a":', '[{"a":'])(
    'nor when it and all that Glance reads beside it are nested 10,000 deep: %s',
    async (open) => {
      const { document, node, glance } = await openWith('fractionalFrame')
      await analyse(glance, node.id)
      glance.plugin.close()
      const deep = open.repeat(10_000)
      const [group] = overlaysIn(document)
      for (const key of ['record', 'layers', 'primary', 'history', 'tried', 'ad', 'brief'])
        node.setSharedPluginData('glance', key, deep)
      const overlay = (await document.figma.getNodeByIdAsync(group!.id)) as GroupNode
      overlay.setSharedPluginData('glance', 'offset', deep)
      // The sandbox of Figma's main thread: Node's own parser takes any depth.
      const again = await openGlance({ document, inQuickJs: true })
      document.select([node.id])
      expect(await again.main.readResult(node.id)).toMatchObject({ state: 'broken' })
      expect((await again.main.readOverview()).results).toMatchObject([{ record: null }])
      expect(await again.main.readLayerData(node.id)).toMatchObject({
        shares: null,
        mainAction: null
      })
      await again.main.tidyOverlays()
      expect(await again.main.removeResult({ nodeId: node.id, runId: null })).toBe('done')
      expect(await again.main.readResult(node.id)).toEqual({ state: 'none' })
      node.setSharedPluginData('glance', 'record', deep)
      await again.main.eraseFile()
      expect(await again.main.readResult(node.id)).toEqual({ state: 'none' })
    }
  )
})

test('neither key nor address is ever in the file', async () => {
  const { document, node, glance } = await openWith('fractionalFrame')
  await glance.main.saveKey({ origin: 'https://service.example', key: 'sk-secret-key' })
  const baseUrl = 'https://service.example/v1?token=abc'
  await glance.main.saveSettings(parseSettings({ provider: 'service', baseUrl }))
  await analyse(glance, node.id)
  const file = JSON.stringify(document.tree())
  expect(file).not.toContain('sk-secret')
  expect(file).not.toContain('token')
})
