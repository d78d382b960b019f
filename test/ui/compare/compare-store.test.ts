import { describe, expect, it } from 'vitest'
import type { Comparison } from '../../../src/ui/compare/comparison'
import { gone } from '../support/fake-main'
import { putResult, selectFrames } from '../support/compare-panel'
import { named } from '../support/compared-frames'
import { creates, settle, testPanel, type TestPanel } from '../support/test-panel'
import { redrawn } from '../support/sample-png'

function comparison({ compare }: TestPanel): Comparison {
  const now = compare.now.value
  if (now.state !== 'compared') throw new Error(`Not compared: ${JSON.stringify(now)}`)
  return now.comparison
}

const names = (panel: TestPanel): string[] => comparison(panel).frames.map(({ nodeId }) => nodeId)

/** Three analysed frames, and “Buy now” in each. */
function analysed(options: Parameters<typeof testPanel>[0] = {}): TestPanel {
  const panel = testPanel(options)
  putResult(panel, 'a', [named('Buy now', 0.1), named('Hero', 0.4)])
  putResult(panel, 'b', [named('Buy now', 0.2)])
  putResult(panel, 'c', [named('Buy now', 0.15)])
  selectFrames(panel, 'a', 'b', 'c')
  return panel
}

/** The same, compared. */
async function compared(ids = ['a', 'b'], options = {}): Promise<TestPanel> {
  const panel = analysed(options)
  await panel.compare.compare(ids)
  return panel
}

/** Two frames that are analysed and compared. */
async function compareNew(options: Parameters<typeof testPanel>[0] = {}): Promise<TestPanel> {
  const panel = testPanel(options)
  selectFrames(panel, '1', '2')
  await panel.compare.compare(['1', '2'])
  return panel
}

describe('comparing frames', () => {
  it('analyses first what has no result, and says so before', async () => {
    const panel = testPanel()
    selectFrames(panel, '1', '2')
    expect(panel.compare.plan.value).toMatchObject({
      obstacle: null,
      send: [{ id: '1' }, { id: '2' }]
    })
    await panel.compare.compare(['1', '2'])
    expect(names(panel)).toEqual(['1', '2'])
    expect(comparison(panel).baseId).toBe('1')
    // One picture for both, so nothing can be between them.
    expect(comparison(panel).verdict.sentences[0]).toMatch(/^Too close to call/)
    expect(creates(panel)).toBe(2)
  })

  it('reads what is in the file, and sends nothing', async () => {
    const panel = await compared()
    expect(comparison(panel).layers.map(({ name }) => name)).toEqual(['Hero', 'Buy now'])
    expect(panel.requests).toEqual([])
  })

  it.each([true, false])(
    'notices that a frame was edited while Glance was closed, where the file may be written: %s',
    async (canEdit) => {
      const panel = analysed({ canEdit })
      panel.main.exports.set('b', redrawn())
      await panel.compare.compare(['a', 'b'])
      const { frames, verdict } = comparison(panel)
      expect(frames.map(({ record }) => record.outOfDate)).toEqual([false, true])
      expect(verdict.details.join(' ')).toContain('“Frame b” changed since the analysis')
      expect(panel.main.calls.filter((call) => call.startsWith('save'))).toEqual([])
      expect(panel.requests).toEqual([])
    }
  )

  it('counts the same frame once', async () => {
    const panel = analysed()
    await panel.compare.compare(['a', 'b', 'a'])
    expect(names(panel)).toEqual(['a', 'b'])
  })

  it('lets viewers compare what is there, and names what is not', async () => {
    const panel = analysed({ canEdit: false })
    selectFrames(panel, 'a', 'b', 'new')
    await panel.compare.compare(['a', 'b', 'new'])
    expect(panel.compare.now.value).toMatchObject({
      state: 'compared',
      leftOut: [{ nodeId: 'new', reason: 'It has no result.' }]
    })
    expect(panel.requests).toEqual([])
    expect(panel.main.calls.filter((call) => call.startsWith('save'))).toEqual([])
  })

  it('says so when fewer than two frames are left', async () => {
    const panel = analysed({ canEdit: false })
    selectFrames(panel, 'a', 'new')
    expect(panel.compare.plan.value.obstacle).toBe('unanalysed')
    await panel.compare.compare(['a', 'new'])
    expect(panel.compare.now.value).toMatchObject({
      state: 'failed',
      error: { message: 'Only one frame has a result.' },
      leftOut: [{ nodeId: 'new' }]
    })
  })

  it.each([
    ['nothing', 0],
    ['one', 1],
    ['many', 21]
  ])('has an obstacle with %s selected', (obstacle, count) => {
    const panel = testPanel()
    selectFrames(panel, ...Array.from({ length: count }, (_, at) => String(at)))
    expect(panel.compare.plan.value.obstacle).toBe(obstacle)
  })

  it('leaves out a frame whose analysis fails, and compares the rest', async () => {
    const panel = testPanel()
    const { exportPicture } = panel.main
    panel.main.exportPicture = async (id, scale) => {
      if (id === '2') throw gone()
      return exportPicture(id, scale)
    }
    selectFrames(panel, '1', '2', '3')
    await panel.compare.compare(['1', '2', '3'])
    expect(names(panel)).toEqual(['1', '3'])
    expect(panel.compare.now.value).toMatchObject({
      leftOut: [{ nodeId: '2', reason: 'The frame is no longer in the file.' }]
    })
  })

  it('does not write over a record it cannot read', async () => {
    const panel = analysed()
    panel.main.results.set('a', { state: 'broken', error: gone().toData() })
    await panel.compare.compare(['a', 'b', 'c'])
    expect(names(panel)).toEqual(['b', 'c'])
    expect(panel.requests).toEqual([])
  })

  it('goes back to the comparison before when it is cancelled', async () => {
    const panel = await compared()
    const before = comparison(panel).verdict
    panel.main.exportPicture = () => new Promise(() => undefined)
    selectFrames(panel, 'a', 'new')
    const run = panel.compare.compare(['a', 'new'])
    await panel.until(() => panel.compare.now.value.state === 'analysing')
    panel.compare.cancel()
    await run
    expect(comparison(panel).verdict).toEqual(before)
    expect(panel.runs.items.value.map(({ state }) => state)).toEqual(['cancelled'])
  })

  it('stays when single frames are selected, until it is dismissed', async () => {
    const panel = await compared()
    selectFrames(panel, 'a')
    expect(names(panel)).toEqual(['a', 'b'])
    panel.compare.dismiss()
    expect(panel.compare.now.value.state).toBe('nothing')
  })
})

describe('a comparison', () => {
  it('counts from another base, and marks the main action there', async () => {
    const panel = await compared(['a', 'b', 'c'])
    panel.compare.setBase('b')
    panel.compare.mark({ id: 'Buy now 0.2', name: 'Buy now', type: 'TEXT' })
    expect(comparison(panel)).toMatchObject({
      baseId: 'b',
      mainActionName: '“Buy now”',
      verdict: { winnerId: 'b' }
    })
    await settle()
    expect(panel.main.layerData.get('b')?.mainAction).toMatchObject({ name: 'Buy now' })
    expect(panel.main.layerData.get('a')?.mainAction).toBeNull()
    panel.compare.mark(null)
    expect(comparison(panel).mainActionName).toBeNull()
  })

  it('marks nothing for viewers', async () => {
    const panel = await compared(['a', 'b'], { canEdit: false })
    panel.compare.mark({ id: 'x', name: 'Buy now', type: 'TEXT' })
    expect(comparison(panel).mainActionName).toBeNull()
  })

  it('follows its results: a new run, a result that goes, and one that comes back', async () => {
    const panel = await compared(['a', 'b', 'c'])
    const kept = panel.main.results.get('c')!
    panel.main.results.delete('c')
    panel.calls.frameChanged('c', null)
    await settle()
    expect(names(panel)).toEqual(['a', 'b'])
    putResult(panel, 'a', [named('Buy now', 0.3)])
    panel.main.results.set('c', kept)
    panel.calls.frameChanged('a', null)
    panel.calls.frameChanged('c', null)
    await settle()
    expect(names(panel)).toEqual(['a', 'b', 'c'])
    expect(comparison(panel).layers[0]?.places[0]?.attention).toBe(0.3)
  })

  it('says of an edited frame what it said until that has been looked at', async () => {
    const panel = await compared()
    const said: boolean[] = []
    const stop = panel.compare.now.subscribe((now) => {
      if (now.state === 'compared') said.push(now.comparison.frames[0]!.record.outOfDate)
    })
    const edit = async (): Promise<void> => {
      panel.calls.frameEdited('a')
      await panel.cache.known('a', 'checked')
    }
    await edit()
    expect(new Set(said)).toEqual(new Set([false]))
    panel.main.exports.set('a', redrawn())
    await edit()
    expect(said.at(-1)).toBe(true)
    stop()
  })
})

describe('the difference map', () => {
  /** Presses for the map of the second frame against the first; how it then stands. */
  async function press(panel: TestPanel) {
    const [base, other] = comparison(panel).frames
    await panel.compare.difference.show(base!, other!)
    await settle()
    return panel.compare.difference.stateOf(base!, other!)
  }

  it('is shown in the panel and laid over the variant', async () => {
    const panel = await compareNew()
    expect(await press(panel)).toMatchObject({ state: 'shown', moved: 0, unplaced: null })
    const [base, placed] = comparison(panel).frames.map(({ record }) => record)
    expect(placed?.difference).toMatchObject({ nodeId: '1', runId: base?.runId })
    expect(placed?.maps.difference).toBeDefined()
  })

  it('is only shown to viewers', async () => {
    const panel = await compareNew({ after: await compareNew(), canEdit: false })
    expect(await press(panel)).toMatchObject({ state: 'shown' })
    expect(panel.main.calls.some((call) => call.startsWith('placeDifference'))).toBe(false)
  })

  it('stays in the panel where it cannot be placed, and says why', async () => {
    const panel = await compareNew()
    panel.main.placeDifference = () => Promise.reject(gone())
    const { message } = gone()
    expect(await press(panel)).toMatchObject({ state: 'shown', unplaced: { message } })
  })

  it('says what failed, and is none of another base', async () => {
    const panel = await compared()
    expect(await press(panel)).toMatchObject({ state: 'failed' })
    panel.compare.setBase('b')
    const [one, other] = comparison(panel).frames
    expect(panel.compare.difference.stateOf(other!, one!)).toEqual({ state: 'none' })
  })
})

describe('the comparison board', () => {
  it('takes one picture of each frame, is replaced on the next press, and is removable', async () => {
    const panel = await compared(['a', 'b', 'c'])
    const { board } = panel.compare
    await board.place()
    expect(panel.main.calls.filter((call) => call.startsWith('keepImage'))).toEqual([
      'keepImage:the picture of “Frame a”',
      'keepImage:the picture of “Frame b”',
      'keepImage:the picture of “Frame c”'
    ])
    expect([...panel.main.boards.values()]).toEqual([['a', 'b', 'c']])
    expect(board.existing.value).toBe('board-1')
    await board.place()
    expect(board.now.value).toMatchObject({ what: 'replaced' })
    expect(panel.main.boards.size).toBe(1)
    await board.remove()
    expect(panel.main.boards.size).toBe(0)
    expect(board.existing.value).toBeNull()
  })

  it('that was edited stays beside the next one, and goes only when that is said twice', async () => {
    const panel = await compared()
    const { board } = panel.compare
    const asked: (boolean | undefined)[] = []
    await board.place()
    panel.main.placeBoard = async () => 'board-2'
    await board.place()
    expect(board.now.value).toMatchObject({ what: 'placed' })
    const { removeBoard } = panel.main
    panel.main.removeBoard = async (id, how) => {
      asked.push(how?.force)
      return how?.force === true ? removeBoard(id) : 'edited'
    }
    await board.remove()
    expect(board.now.value).toEqual({ state: 'asks' })
    board.keep()
    expect(board.now.value).toEqual({ state: 'idle' })
    expect(board.existing.value).toBe('board-1')
    await board.remove()
    await board.remove(true)
    expect(board.now.value).toMatchObject({ what: 'removed' })
    expect(board.existing.value).toBeNull()
    expect(asked).toEqual([false, false, true])
  })

  it('shows a frame that cannot be exported without pictures, and says so', async () => {
    const panel = await compared()
    panel.main.exportPicture = () => Promise.reject(gone())
    await panel.compare.board.place()
    expect(panel.compare.board.now.value).toMatchObject({ what: 'placed', missing: true })
  })

  it('places nothing when it is cancelled while pictures are gathered', async () => {
    const panel = await compared()
    const { board } = panel.compare
    const { exportPicture } = panel.main
    panel.main.exportPicture = async (id, scale) => {
      board.cancel()
      return exportPicture(id, scale)
    }
    await board.place()
    expect(panel.main.boards.size).toBe(0)
    expect(board.now.value).toMatchObject({ what: 'cancelled' })
  })

  it('is nothing for viewers', async () => {
    const panel = await compared(['a', 'b'], { canEdit: false })
    await panel.compare.board.place()
    expect(panel.main.calls).not.toContain('findBoard')
    expect(panel.main.boards.size).toBe(0)
  })
})
