import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { analyse } from '../support/analyse'
import { openWith } from '../support/glance'
import { layerShare, layerShares, PICTURE, resultOf } from '../support/samples'

async function analysed() {
  const { document, node: frame, glance } = await openWith('fractionalFrame')
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
  test('is plain JSON of at most 40 layers, 10 runs and 8 kB a text after many runs', async () => {
    const { frame, glance, kept, bytes, layers } = await analysed()
    const first = layers(8).map(({ id, name, attention }) => ({ id, name, attention: attention! }))
    for (let run = 2; run < 14; run += 1) {
      const runId = `run-${run}`
      const png = randomBytes(2500).toString('base64')
      const shares = layerShares({ runId, nodeId: frame.id, layers: layers(300), total: 300 })
      const thumbnail = { scale: 1, png }
      await analyse(
        glance,
        frame.id,
        { runId, picture: { ...PICTURE, thumbnail } },
        { shares, first }
      )
      await glance.main.saveText(resultOf(frame.id, runId), 'recommendations', 'ü '.repeat(9000))
      expect(bytes()).toBeLessThan(45_000)
    }
    const { shares, history } = await glance.main.readLayerData(frame.id)
    expect(JSON.parse(kept('layers'))).toEqual(shares)
    expect(shares!.layers.map(({ id }) => id)).toEqual(layers(40).map(({ id }) => id))
    expect(history.map(({ runId }) => runId)).toEqual(
      Array.from({ length: 10 }, (_, i) => `run-${i + 4}`)
    )
    expect(history.map(({ thumbnail }) => thumbnail !== undefined).lastIndexOf(false)).toBe(6)
    const read = await glance.main.readResult(frame.id)
    const text = read.state === 'found' ? read.result.texts.recommendations! : ''
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8000)
    expect(text).toContain('too long to keep in the file')
  })

  test('of earlier versions, which packed long entries, is read, and written plainly by the next run', async () => {
    const { document, frame, glance, kept, layers } = await analysed()
    const pack = (text: string): string =>
      `{"version":2,"deflate":"${deflateRawSync(text).toString('base64')}"}`
    const text = 'A heading gets the most attention. '.repeat(300)
    const shares = layerShares({ nodeId: frame.id, layers: layers(100), total: 100 })
    document.edit(() => {
      frame.setSharedPluginData('glance', 'layers', pack(JSON.stringify(shares)))
      frame.setSharedPluginData('glance', 'history', pack(kept('history')))
      frame.setSharedPluginData('glance', 'text.recommendations', pack(text))
    })
    const read = await glance.main.readLayerData(frame.id)
    expect([read.shares, read.faults, read.history.length]).toEqual([shares, [], 1])
    expect(await glance.main.readResult(frame.id)).toMatchObject({
      result: { texts: { recommendations: text } }
    })
    await analyse(glance, frame.id, { runId: 'next' })
    expect(kept('history')).toMatch(/^\{"version":1,/)
    expect((await glance.main.readLayerData(frame.id)).history).toHaveLength(2)
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
