import { describe, expect, test } from 'vitest'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { edgeCases } from '../../support/fixtures/edge-cases'
import { analyse, prepare } from '../support/analyse'
import { newDocument, openGlance, openWith, settled } from '../support/glance'
import { layerShares, resultOf, SERVICE } from '../support/samples'

test('a text says which brief it was written with, that there was none, or nothing about it', async () => {
  const { node, glance } = await openWith('component')
  await analyse(glance, node.id)
  const briefHash = async (): Promise<string | undefined> => {
    const read = await glance.main.readResult(node.id)
    return read.state === 'found' ? read.result.record.briefHash : 'no result'
  }

  await glance.main.saveText(resultOf(node.id), 'summary', 'For students.', 'abc')
  expect(await briefHash()).toBe('abc')
  await glance.main.saveText(resultOf(node.id), 'recommendations', 'Larger.')
  expect(await briefHash()).toBe('abc')
  await glance.main.saveText(resultOf(node.id), 'summary', 'For anybody.', null)
  expect(await briefHash()).toBeUndefined()
})

/** What comes and goes is reported after the properties that changed at once with it. */
function tellInTwoEvents({ store }: DesignDocument): void {
  const { listen } = store
  store.listen = (hear) =>
    listen.call(store, (changes) => {
      const isProperty = ({ kind }: { kind: string }): boolean => kind === 'updated'
      hear({ ...changes, nodes: changes.nodes.filter(isProperty) })
      hear({ selection: false, page: false, nodes: changes.nodes.filter((n) => !isProperty(n)) })
    })
}

describe('a text that comes after its result', () => {
  async function setUp(tellsTwice = false) {
    const document = await newDocument()
    if (tellsTwice) tellInTwoEvents(document)
    const node = document.edit(() => edgeCases.component(document.figma))
    const other = document.edit(() => document.figma.createRectangle())
    const glance = await openGlance({ document })
    const { record } = await analyse(glance, node.id, { provider: SERVICE, runId: 'late' })
    await settled()
    const write = async (text: string) => {
      await glance.main.saveText(resultOf(node.id, record.runId), 'summary', text)
      await settled()
    }
    const read = async () => {
      const found = await glance.main.readResult(node.id)
      return found.state === 'found' ? found.result.texts.summary : found.state
    }
    const edit = async () => {
      document.edit(() => (other.x += 10))
      await settled()
    }
    return { document, glance, write, read, edit }
  }

  test.each([
    ['one event', false],
    ['two events', true]
  ])('belongs to its undo step as long as nothing else has happened: %s', async (_, twice) => {
    const { document, write, read } = await setUp(twice)
    const steps = document.undoSteps().length
    await write('Written late.')
    expect([document.undoSteps().length, await read()]).toEqual([steps, 'Written late.'])
    document.undo()
    expect(await read()).toBe('none')
  })

  test('is no part of the undo step of a result that came in between', async () => {
    const { document, glance, write, read } = await setUp()
    const other = document.edit(() => edgeCases.component(document.figma))
    await analyse(glance, other.id, { provider: SERVICE, runId: 'between' })
    await settled()
    await write('Written late.')
    document.undo()
    expect(await glance.main.readResult(other.id)).toMatchObject({ state: 'found' })
    document.redo()
    expect(await read()).toBe('Written late.')
  })

  test('is an undo step of its own after an edit, which brings the earlier text back', async () => {
    const { document, write, read, edit } = await setUp()
    await write('Written late.')
    await edit()
    const steps = document.undoSteps().length
    await write('Written again.')
    expect(document.undoSteps().length).toBe(steps + 1)
    document.undo()
    expect(await read()).toBe('Written late.')
  })
})

describe('the line under the button in Figma’s properties panel', () => {
  const lineOf = (document: Awaited<ReturnType<typeof newDocument>>, id: string) =>
    document.relaunchButtons(id).find(({ command }) => command === 'results')?.description

  async function analysed(verdict: string) {
    const document = await newDocument()
    const frame = document.edit(() => document.figma.createFrame())
    const glance = await openGlance({ document })
    const before = document.undoSteps().length
    const { request } = await prepare(glance, frame.id)
    const { runId } = request
    const shares = layerShares({ runId, nodeId: frame.id })
    const layers = { shares, mainAction: null, first: [], verdict }
    await glance.main.place({ ...request, layers, record: { ...request.record, runId } })
    await settled()
    const steps = document.undoSteps().length - before
    return { document, glance, id: frame.id, of: resultOf(frame.id, runId), steps }
  }

  test('is the verdict, within the undo step of its result, and goes with it', async () => {
    const { document, glance, id, of, steps } = await analysed('People see “Headline” first.')
    expect([lineOf(document, id), steps]).toEqual(['People see “Headline” first.', 1])
    await glance.main.removeResult(of)
    expect(lineOf(document, id)).toBeUndefined()
  })

  test('changes with the main action, in that undo step', async () => {
    const { document, glance, id, of } = await analysed('Before.')
    await glance.main.saveMainAction(of, null, null, 'After.')
    expect(lineOf(document, id)).toBe('After.')
    document.undo()
    expect(lineOf(document, id)).toBe('Before.')
  })

  test('is no longer than Figma takes', async () => {
    const { document, id } = await analysed('🙂'.repeat(2000))
    expect(lineOf(document, id)).toMatch(/^🙂+…$/u)
    expect(lineOf(document, id)!.length).toBeLessThanOrEqual(1000)
  })
})
