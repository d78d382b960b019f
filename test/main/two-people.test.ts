import { beforeEach, describe, expect, it } from 'vitest'
import type { DesignDocument } from '../../src/playground/host/open-document'

import { buildSamples } from '../../src/playground/samples/build'
import { goAwayWithPlugin, joinDocument } from '../support/teammates'
import { boardOf } from './compare/support'
import { analyse, prepare } from './support/analyse'
import { nodeWithId, overlaysIn } from './support/canvas'
import { type Glance, newDocument, openGlance, settled } from './support/glance'
import { journalEntry, layerShares, resultOf } from './support/samples'
import { change, request } from './what-if/support'

/** One file that two people have open, each with a Glance of their own. */
let document: DesignDocument
let theirDocument: DesignDocument
let mine: Glance
let theirs: Glance
let frame: FrameNode
let other: FrameNode

beforeEach(async () => {
  document = await newDocument()
  const frames = await buildSamples(document.figma, (name) => name.startsWith('Landing page'))
  ;[frame, other] = frames as [FrameNode, FrameNode]
  document.forgetHistory()
  theirDocument = joinDocument(document)
  ;[mine, theirs] = [
    await openGlance({ document, inQuickJs: true }),
    await openGlance({ document: theirDocument, inQuickJs: true })
  ]
})

/** The runs that what is shown of the frame is of. Layers say theirs: the panel shows none of another run. */
async function runsOf({ main }: Glance): Promise<string[]> {
  const read = await main.readResult(frame.id)
  if (read.state !== 'found') return [read.state]
  const { record, texts } = read.result
  const written = Object.values(texts).flatMap((text) => /of (\S+)/.exec(text ?? '')?.[1] ?? [])
  return [...new Set([record.runId, ...written])]
}

/** What one of them is about to place: a run by that name. */
async function run(glance: Glance, name: string) {
  const { request } = await prepare(glance, frame.id, { runId: name })
  const shares = layerShares({ runId: name, nodeId: frame.id })
  return { ...request, layers: { shares, mainAction: null, first: [], verdict: '' } }
}

describe('when both analyse a frame at once', () => {
  it('the later result is there whole, and nothing of the other’s, for both', async () => {
    const [one, two] = await Promise.all([run(mine, 'run-mine'), run(theirs, 'run-theirs')])
    await Promise.all([mine.main.place(one), theirs.main.place(two)])
    const saved = await Promise.all([
      mine.main.saveText(resultOf(frame.id, 'run-mine'), 'summary', 'Late text of run-mine'),
      theirs.main.saveText(resultOf(frame.id, 'run-theirs'), 'summary', 'Late text of run-theirs')
    ])
    const [left] = await runsOf(mine)
    expect(await runsOf(mine)).toEqual([left])
    expect(await runsOf(theirs)).toEqual([left])
    expect(saved.filter((answer) => answer === 'replaced')).toHaveLength(1)
    const { shares } = await theirs.main.readLayerData(frame.id)
    expect(shares?.runId).toBe(left)
    expect(overlaysIn(document)).toHaveLength(1)
    const { history } = await mine.main.readLayerData(frame.id)
    expect(history.map(({ runId }) => runId).sort()).toEqual(['run-mine', 'run-theirs'])
  })

  it.each(['replace', 'merge'] as const)(
    'a result that arrives late is whole where Figma would %s entries, with texts or without',
    async (lateEntries) => {
      for (const advised of [false, true]) {
        const late = await run(theirs, `run-late-${advised}`)
        const whileAway = goAwayWithPlugin(document, lateEntries)
        await mine.main.place(await run(mine, `run-mine-${advised}`))
        if (advised) {
          const of = resultOf(frame.id, `run-mine-${advised}`)
          await mine.main.saveText(of, 'summary', `Advice of run-mine-${advised}`)
        }
        await whileAway(() => theirs.main.place(late))
        expect(await runsOf(theirs)).toEqual([`run-late-${advised}`])
        expect(await runsOf(mine)).toEqual([`run-late-${advised}`])
      }
    }
  )

  it(
    'each hears of the other’s result, and of no edit of a frame',
    { tags: ['thorough'] },
    async () => {
      await Promise.all([mine.main.readResult(frame.id), theirs.main.readResult(frame.id)])
      await mine.main.place(await run(mine, 'run-mine'))
      await settled()
      expect(theirs.changedResults).toEqual([frame.id])
      await theirs.main.place(await run(theirs, 'run-theirs'))
      await settled()
      expect(mine.changedResults).toContain(frame.id)
      expect([mine.editedFrames, theirs.editedFrames]).toEqual([[], []])
      expect([mine.misplaced, theirs.misplaced].flat().filter((count) => count > 0)).toEqual([])
    }
  )

  it('taking back one’s own run never brings half of it back', { tags: ['thorough'] }, async () => {
    await mine.main.place(await run(mine, 'run-mine'))
    document.edit(() => undefined)
    await theirs.main.place(await run(theirs, 'run-theirs'))
    theirDocument.undo()
    expect(await runsOf(mine)).toEqual(['run-mine'])
    expect(overlaysIn(document)).toHaveLength(1)
    theirDocument.redo()
    expect(await runsOf(mine)).toEqual(['run-theirs'])
    document.undo()
    expect((await runsOf(theirs)).length).toBe(1)
    await settled()
    await mine.main.tidyOverlays()
    expect(overlaysIn(document).length).toBeLessThanOrEqual(1)
  })
})

describe('when both compare the same frames', () => {
  it('there is one board, which either takes away', { tags: ['thorough'] }, async () => {
    const ids = [frame.id, other.id]
    const [one, two] = await Promise.all([boardOf(mine, ids), boardOf(theirs, ids)])
    await Promise.all([mine.main.placeBoard(one), theirs.main.placeBoard(two)])
    const sections = () =>
      document.figma.currentPage.findAllWithCriteria({ types: ['SECTION'] }).map(({ id }) => id)
    const boards = await Promise.all([mine.main.findBoard(ids), theirs.main.findBoard(ids)])
    expect(boards[0]).not.toBeNull()
    expect(boards[1]).toBe(boards[0])
    const before = sections()
    await theirs.main.removeBoard(boards[0]!)
    expect(sections()).toEqual(before.filter((id) => id !== boards[0]))
    expect(await mine.main.findBoard(ids)).toBeNull()
  })
})

describe('when both try changes of a frame', () => {
  const recolour = () => {
    const text = frame.findOne(({ type }) => type === 'TEXT')!
    return change('recolour', { do: 'fill', id: text.id, from: null, to: '#00AA00' })
  }
  const tryIt = async ({ main }: Glance): Promise<string> => {
    const answer = await main.tryChange(request({ frame }, recolour()))
    if (answer === 'replaced') throw new Error('The result is of another run.')
    return answer.nodeId
  }

  beforeEach(() => analyse(mine, frame.id))

  it('each has a copy, which both may discard', async () => {
    const [own, their] = await Promise.all([tryIt(mine), tryIt(theirs)])
    expect(own).not.toBe(their)
    await settled()
    const boxes = [own, their, frame.id].map((id) => nodeWithId(document, id)!.box!)
    expect(new Set(boxes.map(({ x, y }) => `${x} ${y}`)).size).toBe(3)
    for (const { main } of [mine, theirs]) {
      for (const id of [own, their]) await main.discardTry(id)
    }
    expect([own, their].map((id) => nodeWithId(document, id))).toEqual([undefined, undefined])
    expect(await runsOf(theirs)).toEqual(['run-1'])
  })
})

describe('when both delete', () => {
  it('a result that both delete is gone once, and nothing is left of it', async () => {
    await analyse(mine, frame.id)
    const of = resultOf(frame.id)
    const answers = await Promise.allSettled([
      mine.main.removeResult(of),
      theirs.main.removeResult(of)
    ])
    expect(answers[0]).toMatchObject({ status: 'fulfilled', value: 'done' })
    expect([await runsOf(mine), await runsOf(theirs)]).toEqual([['none'], ['none']])
    expect([frame.getSharedPluginDataKeys('glance'), overlaysIn(document)]).toEqual([[], []])
  })

  it(
    'a result that one deletes while the other analyses again is the new one, whole',
    { tags: ['thorough'] },
    async () => {
      await analyse(mine, frame.id)
      const again = await run(theirs, 'run-theirs')
      await Promise.allSettled([
        theirs.main.place(again),
        mine.main.removeResult(resultOf(frame.id))
      ])
      expect(await runsOf(mine)).toEqual(['run-theirs'])
      expect(overlaysIn(document)).toHaveLength(1)
    }
  )
})

it('nothing of one’s journal, settings or key is the other’s', async () => {
  const { fileId } = await mine.main.start()
  await mine.main.writeJournal(journalEntry({ runId: 'mine', fileId: fileId ?? 'file-1' }))
  await mine.main.saveKey({ origin: 'https://example.com', key: 'secret' })
  const [own, their] = await Promise.all([mine.main.start(), theirs.main.start()])
  expect(own.journal.map(({ runId }) => runId)).toEqual(['mine'])
  expect([their.fileId, their.journal, their.key]).toEqual([own.fileId, [], null])
  await theirs.main.dropJournal('mine')
  await theirs.main.eraseComputer()
  expect((await mine.main.start()).journal).toHaveLength(1)
  expect(JSON.stringify(document.tree())).not.toContain('secret')
})
