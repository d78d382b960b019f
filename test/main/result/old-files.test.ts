import { expect, test } from 'vitest'
import { newDocument, openGlance } from '../support/glance'
import { layerShare, layerShares, resultRecord } from '../support/samples'

const RESULTS = 300

/** What a frame's plugin data was in the time of an engine; `text` is the file's, in which more is now kept. */
const WRITTEN: ((runId: string, nodeId: string) => Record<string, object>)[] = [
  (runId, nodeId) => {
    // No thumbnails, layers' looks or places, and maps read by their colours.
    const { picture, ...record } = resultRecord({ runId, provider: engine('2.0.0') })
    const { thumbnail: _, ...plain } = picture
    const read = { method: 'scale', name: 'viridis', error: 0.01 }
    const shares = layerShares({ runId, nodeId })
    return {
      record: { ...record, picture: plain },
      layers: { ...shares, readings: { attention: read, perception: read } },
      history: { version: 1, runs: [run(runId, '2.0.0')] },
      primary: { version: 1, id: '1:3', name: 'Block', type: 'RECTANGLE' }
    }
  },
  (runId, nodeId) => ({
    record: resultRecord({ runId, provider: engine('3.0.0') }),
    layers: layerShares({ runId, nodeId }),
    history: {
      version: 1,
      runs: [{ ...run(runId, '3.0.0'), layers: [{ id: '1:3', name: 'Block', attention: 0.6 }] }]
    },
    primary: { version: 1, id: '1:3', name: 'Block', type: 'RECTANGLE' }
  }),
  (runId, nodeId) => {
    const look = { apart: 20, chroma: 30, own: 0.8, contrast: 4.5 }
    return {
      record: resultRecord({ runId, provider: engine('4.0.0') }),
      layers: layerShares({ runId, nodeId, layers: [{ ...layerShare(), look }] }),
      history: {
        version: 1,
        runs: [
          {
            ...run(runId, '4.0.0'),
            layers: [{ id: '1:3', name: 'Block', attention: 0.6, place: 1 }]
          }
        ]
      },
      primary: { version: 1, id: '1:3', name: 'Block', type: 'RECTANGLE' }
    }
  }
]

function engine(version: string) {
  return { kind: 'on-device' as const, name: 'Glance engine', host: null, engine: version }
}

function run(runId: string, version: string) {
  const { finishedAt, medium, scores, picture } = resultRecord()
  const known = { finishedAt, medium, scores, pictureHash: picture.hash }
  const primary = { name: 'Block', attention: 0.6, perception: 0.5, rank: 1, of: 1 }
  return { runId, provider: engine(version), ...known, focus: 71, primary }
}

test('a file with 300 results of engines 2.0.0 to 4.0.0 opens, and they are read with all that is kept beside them', async () => {
  const document = await newDocument()
  const ids = document.edit(() =>
    Array.from({ length: RESULTS }, (_, index) => {
      const frame = document.figma.createFrame()
      frame.name = `Frame ${index}`
      frame.resize(300, 200)
      frame.x = 400 * index
      const written = WRITTEN[index % WRITTEN.length]!(`run-${index}`, frame.id)
      for (const [name, value] of Object.entries(written)) {
        frame.setSharedPluginData('glance', name, JSON.stringify(value))
      }
      return frame.id
    })
  )
  const { main } = await openGlance({ document })
  await main.start()
  expect((await main.readOverview()).results).toHaveLength(RESULTS)
  for (const id of ids.slice(-30)) {
    expect((await main.readResult(id)).state).toBe('found')
    const { faults, history, mainAction, shares } = await main.readLayerData(id)
    expect([faults, history.length, mainAction?.name, shares?.layers.length]).toEqual([
      [],
      1,
      'Block',
      1
    ])
  }
})
