import { beforeEach, describe, expect, it } from 'vitest'
import type { TriedCopy } from '../../../src/bridge'
import { editByOther } from '../../support/teammates'
import { analyse } from '../support/analyse'
import { newDocument, openGlance, settled } from '../support/glance'
import { analysed, ask, change, copyOf, inCopy, layer, openSample, type Trying } from './support'

let trying: Trying

const green = (id: string) => change('recolour', { do: 'fill', id, from: null, to: '#00AA00' })

async function recolourPriceTag(): Promise<TriedCopy> {
  const copy = await ask(trying, green(layer(trying, 'Price tag').id))
  await settled()
  return copy
}

beforeEach(async () => {
  trying = await openSample('Landing page A')
})

describe('a copy that nobody has edited', () => {
  it('is discarded whole in one step, with its result, which can be undone', async () => {
    const { document, glance } = trying
    const before = document.tree()
    const { nodeId } = await recolourPriceTag()
    await analyse(glance, nodeId, { runId: 'run-2' })
    await settled()
    const tried = document.tree()
    await expect(glance.main.discardTry(nodeId)).resolves.toBe('done')
    expect(document.tree()).toEqual(before)
    document.undo()
    expect(document.tree()).toEqual(tried)
    document.undo()
    // What is gone already needs no discarding.
    await expect(glance.main.discardTry(nodeId)).resolves.toBe('done')
  })

  it('may have been moved, renamed or locked, and its frame edited', async () => {
    const { document, glance } = trying
    const copy = await recolourPriceTag()
    const node = await copyOf(trying, copy)
    document.edit(() => {
      node.y += 200
      node.name = 'Another'
      node.locked = true
    })
    document.edit(() => (layer(trying, 'Primary CTA').visible = false))
    await settled()
    await expect(glance.main.discardTry(copy.nodeId)).resolves.toBe('done')
    expect(node.removed).toBe(true)
  })
})

it('a group’s copy may have been moved whole, and is edited once one layer in it moves', async () => {
  const document = await newDocument()
  const group = document.edit(() => {
    const boxes = [0, 60, 120].map((x) => {
      const box = document.figma.createRectangle()
      box.x = x
      box.resize(40, 40)
      return box
    })
    return document.figma.group(boxes, document.figma.currentPage)
  })
  trying = await analysed(document, group)
  const copy = await ask(trying, green(group.children[0]!.id), { name: 'Moved' })
  await settled()
  const node = (await copyOf(trying, copy)) as unknown as GroupNode
  document.edit(() => (node.x += 300))
  await settled()
  const other = await ask(trying, green(group.children[1]!.id))
  await settled()
  const [, middle] = ((await copyOf(trying, other)) as unknown as GroupNode).children
  document.edit(() => (middle!.y += 10))
  await settled()
  await expect(trying.glance.main.discardTry(other.nodeId)).resolves.toBe('edited')
  await expect(trying.glance.main.discardTry(copy.nodeId)).resolves.toBe('done')
})

describe('a copy that holds somebody’s work', () => {
  const edits: Record<string, (copy: TriedCopy) => Promise<() => void>> = {
    'a layer has been changed': async (copy) => {
      const label = await inCopy<TextNode>(trying, copy, 'Hero / Lead')
      return () => (label.opacity = 0.5)
    },
    'a layer has been deleted': async (copy) => {
      const tag = await inCopy(trying, copy, 'Hero / Reviews')
      return () => tag.remove()
    },
    'a layer has been added': async (copy) => {
      const node = await copyOf(trying, copy)
      return () => node.appendChild(trying.document.figma.createRectangle())
    },
    'it has another ground': async (copy) => {
      const node = await copyOf(trying, copy)
      return () => (node.fills = [])
    }
  }

  for (const [name, edit] of Object.entries(edits)) {
    it(`stays when it is discarded, unless that is said twice: ${name}`, async () => {
      const { document, glance } = trying
      const copy = await recolourPriceTag()
      document.edit(await edit(copy))
      await settled()
      const edited = document.tree()
      await expect(glance.main.discardTry(copy.nodeId)).resolves.toBe('edited')
      expect(document.tree()).toEqual(edited)
      await expect(glance.main.discardTry(copy.nodeId, { force: true })).resolves.toBe('done')
      expect((await document.figma.getNodeByIdAsync(copy.nodeId))?.removed ?? true).toBe(true)
    })
  }

  it('may be a teammate’s, also while it is analysed', async () => {
    const { document, glance } = trying
    const copy = await recolourPriceTag()
    await glance.main.exportPicture(copy.nodeId)
    const lead = await inCopy<TextNode>(trying, copy, 'Hero / Lead')
    editByOther(document, () => (lead.visible = false))
    await settled()
    await expect(glance.main.discardTry(copy.nodeId)).resolves.toBe('edited')
  })
})

describe('after Glance was closed', () => {
  const watched = {
    name: 'Primary CTA',
    attention: 0.08,
    rank: 4,
    area: 0.01
  }

  async function reopen(): Promise<void> {
    trying.glance.plugin.close()
    trying.glance = await openGlance({ document: trying.document })
    await trying.glance.main.start()
  }

  it('the copies of a frame are known again, with what they were made for', async () => {
    const { frame } = trying
    const candidate = green(layer(trying, 'Price tag').id)
    const followedId = layer(trying, 'Primary CTA').id
    const copies = [
      await ask(trying, candidate, { followedId, watched, name: 'One' }),
      await ask(trying, candidate, { name: 'Other' })
    ]
    await reopen()
    const { main } = trying.glance
    const of = { nodeId: frame.id, runId: 'run-1' }
    expect(await main.readTries(frame.id)).toEqual({
      tries: [
        { ...copies[0], of, change: candidate, watched, name: 'One' },
        { ...copies[1], of, change: candidate, watched: null, name: 'Other' }
      ],
      faults: []
    })
    expect(await main.readTries(copies[0]!.nodeId)).toEqual({ tries: [], faults: [] })
  })

  it('nobody knows whether they were edited: they stay unless that is said', async () => {
    const { nodeId } = await recolourPriceTag()
    await reopen()
    const { main } = trying.glance
    await expect(main.discardTry(nodeId)).resolves.toBe('edited')
    await expect(main.discardTry(nodeId, { force: true })).resolves.toBe('done')
    expect(await main.readTries(trying.frame.id)).toEqual({ tries: [], faults: [] })
  })

  it('a copy that is kept is a frame like any other, with its result', async () => {
    const { glance, frame } = trying
    const { nodeId } = await recolourPriceTag()
    await analyse(glance, nodeId, { runId: 'run-2' })
    await glance.main.keepTry(nodeId)
    expect((await glance.main.readTries(frame.id)).tries).toEqual([])
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
    const { tries } = await glance.main.readTries(frame.id)
    expect(tries.map((one) => one.nodeId)).toEqual([nodeId])
    for (const id of [duplicate, frame.id]) {
      await expect(glance.main.discardTry(id)).rejects.toMatchObject({ code: 'not_a_copy' })
    }
  })

  it('what cannot be read on a copy is said, and the copy left alone', async () => {
    const { document, glance, frame } = trying
    const copies = [await recolourPriceTag(), await recolourPriceTag(), await recolourPriceTag()]
    const marks = ['{"version":1,"nodeId":7}', '{"version":2}', '[[['.repeat(5000)]
    for (const [place, copy] of copies.entries()) {
      const node = await copyOf(trying, copy)
      document.edit(() => node.setSharedPluginData('glance', 'tried', marks[place]!))
    }
    const { tries, faults } = await glance.main.readTries(frame.id)
    expect([tries, faults.map(({ code }) => code)]).toEqual([
      [],
      ['try_broken', 'try_newer', 'try_broken']
    ])
  })

  it('erasing takes the marks, and leaves the copies', async () => {
    const { glance, frame, document } = trying
    const { nodeId } = await recolourPriceTag()
    await glance.main.eraseFile()
    expect((await glance.main.readTries(frame.id)).tries).toEqual([])
    const copy = (await document.figma.getNodeByIdAsync(nodeId)) as FrameNode
    expect([copy.removed, copy.getSharedPluginDataKeys('glance')]).toEqual([false, []])
  })

  it('a copy of a copy is a try of that copy alone', async () => {
    const { glance, frame } = trying
    const { nodeId } = await recolourPriceTag()
    await analyse(glance, nodeId, { runId: 'run-2' })
    const first = await copyOf(trying, { nodeId, followedIds: [] })
    const lead = first.findOne(({ name }) => name === 'Hero / Lead')!
    const answer = await glance.main.tryChange({
      of: { nodeId, runId: 'run-2' },
      change: green(lead.id),
      followedId: null,
      watched: null,
      name: 'Second'
    })
    const tries = async (id: string) =>
      (await glance.main.readTries(id)).tries.map((one) => one.nodeId)
    expect(await tries(nodeId)).toEqual([(answer as TriedCopy).nodeId])
    expect(await tries(frame.id)).toEqual([nodeId])
  })
})
