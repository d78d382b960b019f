import { describe, expect, test } from 'vitest'
import { edgeCases } from '../../support/fixtures/edge-cases'
import { prepare } from '../support/analyse'
import { newDocument, openGlance, settled } from '../support/glance'
import { layerShares, resultOf } from '../support/samples'

/** A frame analysed in a run that still owes its texts and shares, and somebody’s edit since. */
async function setUp() {
  const document = await newDocument()
  const node = document.edit(() => edgeCases.component(document.figma))
  const other = document.edit(() => document.figma.createRectangle())
  const glance = await openGlance({ document })
  const { request } = await prepare(glance, node.id)
  const runId = request.runId
  const texts = { summary: null, recommendations: null }
  await glance.main.place({ ...request, texts, record: { ...request.record, runId } })
  await settled()
  const of = resultOf(node.id, runId)
  const write = async () => {
    await glance.main.saveText(of, 'summary', 'Written late.')
    const shares = layerShares({ runId, nodeId: node.id })
    expect(await glance.main.saveShares(node.id, shares, null, [])).toBe('done')
    await settled()
  }
  const read = async () => {
    const found = await glance.main.readResult(node.id)
    const { shares, history } = await glance.main.readLayerData(node.id)
    return [found.state === 'found' && found.result.texts.summary, shares?.focus, history[0]?.focus]
  }
  const edit = async () => {
    document.edit(() => (other.x += 10))
    await settled()
  }
  return { document, node, glance, of, write, read, edit }
}

const LATE = ['Written late.', 71, 71]

describe('texts and shares that come after their result', () => {
  test('belong to its undo step as long as nothing else has happened', async () => {
    const { document, write, read, glance, node } = await setUp()
    const steps = document.undoSteps().length
    await write()
    expect(document.undoSteps().length).toBe(steps)
    expect(await read()).toEqual(LATE)
    document.undo()
    expect(await glance.main.readResult(node.id)).toEqual({ state: 'none' })
  })

  test('are no undo step after an edit: they are read at once, and written with the next act', async () => {
    const { document, glance, of, write, read, edit } = await setUp()
    await edit()
    const steps = document.undoSteps().length
    const before = document.tree()
    await write()
    expect([document.undoSteps().length, document.tree()]).toEqual([steps, before])
    expect(await read()).toEqual(LATE)
    await glance.main.setOverlay(of, { opacity: 0.5 })
    expect(document.undoSteps().length).toBe(steps + 1)
    expect(JSON.stringify(document.tree())).toContain('Written late.')
    expect(await read()).toEqual(LATE)
  })

  test('are in the file when Glance is closed', async () => {
    const { document, glance, write, edit, node } = await setUp()
    await edit()
    await write()
    glance.plugin.close()
    const again = await openGlance({ document })
    expect(await again.main.readResult(node.id)).toMatchObject({
      result: { texts: { summary: 'Written late.' } }
    })
  })

  test('are forgotten with a result that was undone or removed meanwhile', async () => {
    const { document, glance, of, write, edit, node } = await setUp()
    await edit()
    await write()
    await glance.main.removeResult(of)
    expect(document.tree()).not.toEqual([])
    expect(JSON.stringify(document.tree())).not.toContain('Written late.')
    document.undo()
    await edit()
    await write()
    while (document.undo() && JSON.stringify(document.tree()).includes('"record')) continue
    glance.plugin.close()
    expect(JSON.stringify(document.tree())).not.toContain('Written late.')
    const again = await openGlance({ document })
    expect(await again.main.readResult(node.id)).toEqual({ state: 'none' })
  })

  test('that somebody asks for anew are an undo step of their own, which brings the earlier ones back', async () => {
    const { document, glance, of, write, read, edit } = await setUp()
    await write()
    await edit()
    const steps = document.undoSteps().length
    await glance.main.saveText(of, 'summary', 'Written again.')
    expect(document.undoSteps().length).toBe(steps + 1)
    document.undo()
    expect(await read()).toEqual(LATE)
  })
})

describe('the line under the button in Figma’s properties panel', () => {
  const lineOf = (document: Awaited<ReturnType<typeof newDocument>>, id: string) =>
    document.relaunchButtons(id).find(({ command }) => command === 'results')?.description

  async function analysed() {
    const document = await newDocument()
    const frame = document.edit(() => document.figma.createFrame())
    const glance = await openGlance({ document })
    const { request } = await prepare(glance, frame.id)
    const { runId } = request
    await glance.main.place({ ...request, record: { ...request.record, runId } })
    await settled()
    const shares = layerShares({ runId, nodeId: frame.id })
    const describe = (line: string) => glance.main.saveShares(frame.id, shares, null, [], line)
    return { document, glance, id: frame.id, of: resultOf(frame.id, runId), describe }
  }

  test('is the verdict, within the undo step of its result, and goes with it', async () => {
    const { document, glance, id, of, describe } = await analysed()
    const steps = document.undoSteps().length
    expect(lineOf(document, id)).toBe('')
    await describe('People see “Headline” first.')
    expect([lineOf(document, id), document.undoSteps().length]).toEqual([
      'People see “Headline” first.',
      steps
    ])
    await glance.main.removeResult(of)
    expect(lineOf(document, id)).toBeUndefined()
  })

  test('changes with the main action, in that undo step', async () => {
    const { document, glance, id, of, describe } = await analysed()
    await describe('Before.')
    await glance.main.saveMainAction(of, null, null, 'After.')
    expect(lineOf(document, id)).toBe('After.')
    document.undo()
    expect(lineOf(document, id)).toBe('Before.')
  })

  test('waits like texts after an edit, and is no longer than Figma takes', async () => {
    const { document, glance, id, of, describe } = await analysed()
    document.edit(() => (document.figma.createRectangle().name = 'Other'))
    await settled()
    await describe('🙂'.repeat(2000))
    expect(lineOf(document, id)).toBe('')
    await glance.main.setOverlay(of, { opacity: 0.5 })
    expect(lineOf(document, id)).toMatch(/^🙂+…$/u)
    expect(lineOf(document, id)!.length).toBeLessThanOrEqual(1000)
  })
})
