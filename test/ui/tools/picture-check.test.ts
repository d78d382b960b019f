import { expect, it } from 'vitest'
import type { StoredResult } from '../../../src/bridge'
import { createPictureCheck } from '../../../src/ui/tools/picture-check'
import { storedRecord } from '../support/stored-record'
import { testPanel, type TestPanel } from '../support/test-panel'

/** What was asked of the canvas. */
const asked = ({ main }: TestPanel): string[] =>
  main.calls.filter((call) => call === 'exportPicture')

const texts = { summary: null, recommendations: null }
const result: StoredResult = {
  nodeId: '1:2',
  record: storedRecord(),
  edited: false,
  texts,
  overlay: null
}

it('takes a run that was just made for what is on the canvas, on its own frame alone', async () => {
  const panel = testPanel()
  const { check, trust } = createPictureCheck(panel)
  trust(result)
  expect((await check(result)).record.outOfDate).toBe(false)
  expect(asked(panel)).toEqual([])
  const copy = { ...result, nodeId: '3:4' }
  panel.main.results.set('3:4', { state: 'found', result: copy })
  expect((await check(copy)).record.outOfDate).toBe(true)
  expect(asked(panel)).toEqual(['exportPicture'])
})

it('leaves a result as it is when its frame can no longer be exported', async () => {
  const panel = testPanel()
  panel.main.exportPicture = () => Promise.reject(new Error('hidden'))
  expect(await createPictureCheck(panel).check(result)).toBe(result)
})

it('asks nothing about a result that is known to be out of date', async () => {
  const panel = testPanel()
  const old = { ...result, record: storedRecord({ outOfDate: true }) }
  expect(await createPictureCheck(panel).check(old)).toBe(old)
  expect(asked(panel)).toEqual([])
})

it.each([
  ['looks at a frame that was edited while its run was made', -10_000, true],
  ['looks no more at one that was edited before', 10_000, false]
])('%s', async (_, start, looked) => {
  const panel = testPanel()
  const { check, edited, trust } = createPictureCheck(panel)
  const made = { ...result, record: storedRecord({ startedAt: Date.now() + start }) }
  edited(result.nodeId)
  trust(made)
  expect((await check(made)).record.outOfDate).toBe(looked)
  expect(asked(panel)).toHaveLength(looked ? 1 : 0)
})
