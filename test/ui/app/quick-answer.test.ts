import { expect, it } from 'vitest'
import type { SelectedNode } from '../../../src/bridge'
import { begin } from '../../../src/ui/app/begin'
import { layersIn } from '../../../src/ui/frames/frame-known'
import { summaryOf } from '../../../src/ui/result/texts/summary'
import { plain } from '../../engine/texts/plain'
import { deviceEngine } from '../support/device-engine'
import { layerData, layerShare, layerShares } from '../support/layer-shares'
import { layerTree } from '../support/layer-tree'
import {
  selectedNode,
  settle,
  stored,
  TARGET,
  testPanel,
  type TestPanel
} from '../support/test-panel'

const NODE = selectedNode()

const SHARES = layerShares([
  layerShare({ id: '1:3', name: 'Headline', attention: 0.3, perception: 0.4 }),
  layerShare({ id: '1:4', name: 'Photo', attention: 0.2, perception: 0.1 }),
  layerShare({ id: '1:5', name: 'Buy now', attention: 0.1, perception: 0.05 })
])

/** A panel whose layers are measured, that a quick action has opened over these layers. */
function open(
  panel: TestPanel,
  command: 'quick-analyse' | 'quick-compare',
  nodes: SelectedNode[] = [NODE],
  { shares = SHARES, data = layerData() } = {}
): TestPanel {
  const kept = layerShares(shares.layers, { nodeId: TARGET.id, runId: 'job-1' })
  panel.main.layerData.set(TARGET.id, data)
  const layers = { shares: kept, mainAction: null, first: [], verdict: '' }
  panel.cache.measureRun = ({ nodeId }) => Promise.resolve(nodeId === TARGET.id ? layers : null)
  panel.calls.selectionChanged({ nodes, leftOut: 0 })
  begin(panel, { ...panel.startup, command })
  return panel
}

/** How the quick action ends: with the panel shown, or closed with words. */
function endOf({ main }: TestPanel): Promise<string> {
  const isEnd = (call: string): boolean => call === 'showPanel' || call.startsWith('finish:')
  return new Promise((resolve) => {
    main.before = (call) => {
      if (isEnd(call)) resolve(call)
    }
    const ended = main.calls.find(isEnd)
    if (ended !== undefined) resolve(ended)
  })
}

it('answers what people see first, once result and texts are in the file', async () => {
  const panel = open(testPanel({ sends: false }), 'quick-analyse')
  expect(await endOf(panel)).toMatch(/^finish:.+ sees? “Headline” within 2 seconds\.$/)
  const { calls, results } = panel.main
  expect(results.get(TARGET.id)?.state).toBe('found')
  const texts = calls.flatMap((call, at) => (call.startsWith('saveText') ? [at] : []))
  expect(texts).toHaveLength(2)
  expect(Math.max(...texts)).toBeLessThan(calls.findIndex((call) => call.startsWith('finish')))
  expect(calls).not.toContain('notify')
})

it('answers in the words of the line under Figma’s button and of the summary', async () => {
  const onDevice = deviceEngine()
  const panel = testPanel({ onDevice, platform: { measure: onDevice.measure } })
  panel.main.trees.set(TARGET.id, layerTree('Headline', 'Buy now'))
  let line: string | undefined
  const { place } = panel.main
  panel.main.place = (run) => {
    line = run.layers?.verdict
    return place(run)
  }
  panel.calls.selectionChanged({ nodes: [NODE], leftOut: 0 })
  begin(panel, { ...panel.startup, command: 'quick-analyse' })
  const answer = (await endOf(panel)).replace('finish:', '')
  expect(answer).toMatch(/ within 2 seconds/)
  expect(line).toBe(answer)
  const layers = layersIn(await panel.cache.known(TARGET.id, 'layers'))
  expect(plain(summaryOf(stored(panel), layers, null)!)).toContain(answer)
})

it('cuts what layers are called to what a notification has room for', async () => {
  const name = 'Wake up before your alarm does'
  const long = layerShares([layerShare({ id: '1:3', name })])
  const panel = testPanel({ sends: false })
  open(panel, 'quick-analyse', [NODE], { shares: long })
  expect(await endOf(panel)).toContain('“Wake up before…”')
})

it('says that it is analysed where layers tell nothing', async () => {
  const panel = testPanel({ sends: false })
  open(panel, 'quick-analyse', [NODE], { shares: layerShares([]) })
  expect(await endOf(panel)).toBe('finish:“Landing” is analysed. Its maps lie over it.')
})

it('counts frames where several are selected', async () => {
  const panel = testPanel({ sends: false })
  open(panel, 'quick-analyse', [NODE, { ...NODE, id: '1:9', name: 'Other' }])
  expect(await endOf(panel)).toBe('finish:2 frames analysed.')
})

it('compares, and answers with the verdict', async () => {
  const panel = testPanel({ sends: false })
  open(panel, 'quick-compare', [NODE, { ...NODE, id: '1:9', name: 'Other' }])
  expect(await endOf(panel)).toMatch(/^finish:.+\.$/)
  expect(panel.compare.now.value.state).toBe('compared')
})

it('says first where the picture goes when it leaves this computer', async () => {
  const panel = open(testPanel(), 'quick-analyse')
  expect(await endOf(panel)).toContain('finish:')
  expect(panel.main.calls.indexOf('notify')).toBeLessThan(panel.main.calls.indexOf('exportPicture'))
})

it.each([
  ['nothing is selected', (panel: TestPanel) => open(panel, 'quick-analyse', [])],
  [
    'the layer cannot be analysed',
    (panel: TestPanel) =>
      open(panel, 'quick-analyse', [
        { ...NODE, refusal: { code: 'layer_empty', message: '', advice: '', sent: 'no' } }
      ])
  ],
  ['one frame is to be compared', (panel: TestPanel) => open(panel, 'quick-compare')],
  [
    'comparing would be charged',
    (panel: TestPanel) => open(panel, 'quick-compare', [NODE, { ...NODE, id: '1:9' }])
  ]
])('shows the panel when %s', async (_name, opened) => {
  expect(await endOf(opened(testPanel()))).toBe('showPanel')
})

it('shows the panel when the analysis fails, and when nothing may be placed', async () => {
  const broken = testPanel({
    intercept: (request, next) =>
      request.method === 'POST'
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : next(request)
  })
  expect(await endOf(open(broken, 'quick-analyse'))).toBe('showPanel')
  expect(broken.runs.run.value?.state).toBe('failed')
  const viewer = open(testPanel({ canEdit: false }), 'quick-analyse')
  expect(await endOf(viewer)).toBe('showPanel')
  expect(viewer.requests).toEqual([])
})

it('reads a frame once while a layer in it is dragged', async () => {
  const panel = testPanel()
  begin(panel, panel.startup)
  const { calls } = panel.main
  for (const x of [0, 0.1, 0.2]) {
    const layer = {
      id: '1:9',
      name: 'Rectangle 1',
      box: [x, 0, 0.2, 0.2] as [number, number, number, number]
    }
    panel.calls.selectionChanged({ nodes: [{ ...NODE, layer }], leftOut: 0 })
  }
  await settle()
  expect(calls.filter((call) => call.startsWith('readFrame'))).toHaveLength(1)
})
