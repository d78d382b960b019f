import { beforeEach, describe, expect, it } from 'vitest'
import type { FoundTry } from '../../../src/bridge'
import { analyse } from '../support/analyse'
import { openGlance, settled } from '../support/glance'
import { ask, copyOf, green, layer, openSample, type Trying } from './support'

let trying: Trying

async function recolourPriceTag(): Promise<FoundTry> {
  const copy = await ask(trying, green(layer(trying, 'Price tag').id))
  await settled()
  return copy
}

beforeEach(async () => {
  trying = await openSample('Landing page A')
})

it('a copy is discarded whole in one step, with its result, which can be undone', async () => {
  const { document, glance } = trying
  const before = document.tree()
  const { nodeId } = await recolourPriceTag()
  await analyse(glance, nodeId, { runId: 'run-2' })
  await settled()
  const tried = document.tree()
  await glance.main.discardTry(nodeId)
  expect(document.tree()).toEqual(before)
  document.undo()
  expect(document.tree()).toEqual(tried)
  document.undo()
  // What is gone already needs no discarding.
  await glance.main.discardTry(nodeId)
})

describe('after Glance was closed', () => {
  async function reopen(): Promise<void> {
    trying.glance.plugin.close()
    trying.glance = await openGlance({ document: trying.document })
    await trying.glance.main.start()
  }

  it('the copies of a frame are known again, with what they were made for', async () => {
    const { frame } = trying
    const candidate = green(layer(trying, 'Price tag').id)
    const copies = [
      await ask(trying, candidate, { followedId: layer(trying, 'Primary CTA').id }),
      await ask(trying, candidate, { name: 'Other' })
    ]
    await reopen()
    const { main } = trying.glance
    expect(await main.readTries(frame.id)).toEqual(copies)
    expect(await main.readTries(copies[0]!.nodeId)).toEqual([])
    await main.discardTry(copies[0]!.nodeId)
    expect(await main.readTries(frame.id)).toEqual(copies.slice(1))
  })

  it('a copy that is kept is a frame like any other, with its result', async () => {
    const { glance, frame } = trying
    const { nodeId } = await recolourPriceTag()
    await analyse(glance, nodeId, { runId: 'run-2' })
    await glance.main.keepTry(nodeId)
    expect(await glance.main.readTries(frame.id)).toEqual([])
    expect(await glance.main.readResult(nodeId)).toMatchObject({ state: 'found' })
    await reopen()
    for (const act of [trying.glance.main.discardTry, trying.glance.main.keepTry]) {
      await expect(act(nodeId)).rejects.toMatchObject({ code: 'not_a_copy' })
    }
  })

  it('a duplicate of one is none, nor a frame', async () => {
    const { document, glance, frame } = trying
    const tried = await recolourPriceTag()
    const { nodeId } = tried
    const copy = await copyOf(trying, tried)
    const duplicate = document.edit(() => copy.clone().id)
    const tries = await glance.main.readTries(frame.id)
    expect(tries.map((one) => one.nodeId)).toEqual([nodeId])
    for (const id of [duplicate, frame.id]) {
      await expect(glance.main.discardTry(id)).rejects.toMatchObject({ code: 'not_a_copy' })
    }
  })

  it('a copy whose mark is of a newer version, or damaged, is listed with the reason, and can be discarded', async () => {
    const { document, glance, frame } = trying
    const { of, nodeId } = await recolourPriceTag()
    const node = await copyOf(trying, { nodeId })
    const mark = (text: string): void =>
      document.edit(() => node.setSharedPluginData('glance', 'tried', text))
    const listed = async (text: string) => {
      mark(text)
      return glance.main.readTries(frame.id)
    }
    const copy = { nodeId, name: 'A copy', of: { nodeId: frame.id } }
    const newer = { code: 'copy_newer', message: 'A newer version of Glance made this copy.' }
    for (const text of ['{"version":2}', JSON.stringify({ version: 2, nodeId, of })]) {
      expect(await listed(text)).toMatchObject([{ ...copy, error: newer }])
    }
    const broken = { code: 'copy_broken', message: 'This copy’s note cannot be read.' }
    const forNoLayer = { version: 1, nodeId, of, change: null, watched: null, name: 'Old' }
    for (const text of [
      '[[['.repeat(5000),
      '{"version":1,"nodeId":7}',
      JSON.stringify(forNoLayer)
    ]) {
      expect(await listed(text)).toMatchObject([{ ...copy, error: broken }])
    }
    expect(await glance.main.readTries(nodeId)).toEqual([])
    // A duplicate of a copy, and a copy of another frame.
    for (const other of [{ nodeId: '9:9' }, { nodeId, of: { nodeId: '9:9' } }]) {
      expect(await listed(JSON.stringify({ version: 2, ...other }))).toEqual([])
    }
    mark('{"version":2}')
    await glance.main.discardTry(nodeId)
    expect(await glance.main.readTries(frame.id)).toEqual([])
  })

  it('erasing takes the marks, and leaves the copies', async () => {
    const { glance, frame, document } = trying
    const { nodeId } = await recolourPriceTag()
    await glance.main.eraseFile()
    expect(await glance.main.readTries(frame.id)).toEqual([])
    const copy = (await document.figma.getNodeByIdAsync(nodeId)) as FrameNode
    expect([copy.removed, copy.getSharedPluginDataKeys('glance')]).toEqual([false, []])
  })

  it('a copy of a copy is a try of that copy alone', async () => {
    const { glance, frame } = trying
    const { nodeId } = await recolourPriceTag()
    await analyse(glance, nodeId, { runId: 'run-2' })
    const first = await copyOf(trying, { nodeId })
    const { id } = layer({ frame: first }, 'Hero / Lead')
    const of = { nodeId, runId: 'run-2' }
    const second = await ask(trying, green(id), { of })
    const tries = async (id: string) => (await glance.main.readTries(id)).map((one) => one.nodeId)
    expect(await tries(nodeId)).toEqual([second.nodeId])
    expect(await tries(frame.id)).toEqual([nodeId])
  })
})
