import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { unpacked } from '../../support/unpacked'
import { analyse } from '../support/analyse'
import { newDocument, openGlance } from '../support/glance'
import { layerShare, layerShares, resultOf } from '../support/samples'

async function analysed() {
  const document = await newDocument()
  const frame = document.edit(() => document.figma.createFrame())
  const glance = await openGlance({ document })
  await analyse(glance, frame.id)
  const kept = (key: string) => frame.getSharedPluginData('glance', key)
  const bytes = () =>
    frame
      .getSharedPluginDataKeys('glance')
      .reduce((sum, key) => sum + key.length + Buffer.byteLength(kept(key)), 0)
  const layers = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      layerShare({
        id: `12:${i}`,
        name: `Card ${i}`,
        order: i,
        area: 1 / 3e3,
        attention: 1 / (count + 1 / 7)
      })
    )
  return { document, frame, glance, kept, bytes, layers }
}

describe('what a frame keeps', () => {
  test('is packed, and read back as it was', async () => {
    const { frame, glance, kept, layers } = await analysed()
    const text = 'A heading gets the most attention. '.repeat(40)
    await glance.main.saveText(resultOf(frame.id), 'recommendations', text)
    await glance.main.saveShares(frame.id, layerShares({ layers: layers(30), total: 30 }), null, [])
    for (const key of ['layers', 'text.recommendations']) {
      expect(kept(key)).toMatch(/^\{"version":2,"deflate":"/)
    }
    expect(unpacked(kept('text.recommendations'))).toBe(text)
    const read = await glance.main.readLayerData(frame.id)
    expect(read.shares?.layers.map(({ id }) => id)).toEqual(layers(30).map(({ id }) => id))
    expect(read.faults).toEqual([])
    expect(await glance.main.readResult(frame.id)).toMatchObject({
      result: { texts: { recommendations: text } }
    })
  })

  test.each([
    [1, 12_300],
    [60, 12_300],
    [120, 8_700]
  ])(
    'on a page of %i results, is at most %i bytes after many runs of a frame of many layers, with the strongest and the last',
    async (results, most) => {
      const { document, frame, glance, bytes, layers } = await analysed()
      document.edit(() => {
        for (let i = 1; i < results; i += 1) {
          document.figma.createFrame().setSharedPluginData('glance', 'record', 'of another frame')
        }
      })
      const picture = { width: 300, height: 200, scale: 1, bytes: 1, hash: 'cd'.repeat(32) }
      const first = layers(8).map(({ id, name, attention }) => ({
        id,
        name,
        attention: attention!
      }))
      for (let run = 2; run < 6; run += 1) {
        const runId = `run-${run}`
        const png = randomBytes(2500).toString('base64')
        const thumbnail = { scale: 0.1, png }
        await analyse(glance, frame.id, { runId, picture: { ...picture, thumbnail } })
        const shares = layerShares({ runId, nodeId: frame.id, layers: layers(300), total: 300 })
        await glance.main.saveShares(frame.id, shares, null, first)
        expect(bytes()).toBeLessThan(most)
      }
      const { shares, history } = await glance.main.readLayerData(frame.id)
      expect(shares!.layers.length).toBeGreaterThan(20)
      expect(shares!.layers[0]!.id).toBe('12:0')
      expect(history.at(-1)!.runId).toBe('run-5')
      expect(history.length).toBeGreaterThan(2)
    }
  )

  test('of earlier versions, which packed nothing, is read as before', async () => {
    const { document, frame, glance } = await analysed()
    const shares = layerShares({ nodeId: frame.id })
    document.edit(() => {
      frame.setSharedPluginData('glance', 'layers', JSON.stringify(shares))
      frame.setSharedPluginData('glance', 'text.summary', 'As it was.')
    })
    expect((await glance.main.readLayerData(frame.id)).shares).toEqual(shares)
    expect(await glance.main.readResult(frame.id)).toMatchObject({
      result: { texts: { summary: 'As it was.' } }
    })
  })

  test.each([
    ['cut off', '{"version":2,"deflate":"7V'],
    ['no deflate', '{"version":2,"deflate":"AAAA////"}'],
    [
      'a hundred megabytes in little',
      `{"version":2,"deflate":"${deflateRawSync(Buffer.alloc(60_000_000)).toString('base64')}"}`
    ]
  ])('that is %s is said, and can be run over', async (_, text) => {
    const { document, frame, glance } = await analysed()
    document.edit(() => frame.setSharedPluginData('glance', 'layers', text))
    const { shares, faults } = await glance.main.readLayerData(frame.id)
    expect([shares, faults.length]).toEqual([null, 1])
  })
})
