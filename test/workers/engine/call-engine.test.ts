import { afterEach, expect, it } from 'vitest'
import { createClient } from '../../../src/client'
import { engineHere } from '../../../src/engine/engine-here'
import { faceWeights } from '../../../src/node/engine/face-weights'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { PREDICTIONS, TEXT_KINDS } from '../../../src/interface'
import { runToEnd } from '../../../src/perception'
import { createService } from '../../../src/service'
import { layerTree } from '../../ui/support/layer-tree'
import { samplePng } from '../../ui/support/sample-png'
import { type OnDevice, onDevice } from './support/on-device'

const opened: OnDevice[] = []
afterEach(() => {
  for (const device of opened.splice(0)) device.close()
})
function open(): OnDevice {
  const device = onDevice()
  opened.push(device)
  return device
}

const task = (size: number) => ({
  file: samplePng(size, size),
  medium: 'desktopWeb' as const,
  predictions: PREDICTIONS
})
const signal = new AbortController().signal

it('measures layers with the maps, from the same arguments the same, and tells how far it is', async () => {
  const { engine } = open()
  const { nodes } = layerTree('Headline', 'Buy now')
  const told: number[][] = []
  const onProgress = (...how: number[]): void => void told.push(how)
  const known = await engine.analyse({ ...task(96), nodes }, { signal, onProgress })
  expect(known.layers?.layers.map(({ name }) => name).sort()).toEqual(['Buy now', 'Headline'])
  expect(known.layers?.readings.attention).toEqual({ method: 'exact', name: 'Glance', error: 0 })
  expect(known.layers?.layers[0]?.look).toBeDefined()
  expect(told).toEqual([0, 1, 2, 3, 4].map((done) => [done, 5]))
  expect(await engine.analyse({ ...task(96), nodes }, { signal })).toEqual(known)
  const plain = await engine.analyse(task(96), { signal })
  expect(plain.layers).toBeNull()
  expect(plain.outputs).not.toEqual(known.outputs)
})

it('stops a picture whose run is cancelled, and does the next one', async () => {
  const { engine } = open()
  const run = new AbortController()
  const cancelled = engine.analyse(task(1500), { signal: run.signal })
  const next = engine.analyse(task(64), { signal })
  run.abort(new Error('cancelled'))
  await expect(cancelled).rejects.toThrow('cancelled')
  expect((await next).outputs.attention).toBeDefined()
})

it('an engine that dies rejects all that waits with what happened, and another does the next', async () => {
  const { engine, crash, starts } = open()
  const waiting = [engine.analyse(task(900), { signal }), engine.analyse(task(64), { signal })]
  const ended = Promise.allSettled(waiting)
  await engine.warmUp()
  await crash(new Error('out of memory'))
  for (const end of await ended) {
    expect(end).toMatchObject({ status: 'rejected', reason: { message: 'out of memory' } })
  }
  expect((await engine.analyse(task(64), { signal })).outputs.attention).toBeDefined()
  expect(starts()).toBe(2)
})

it('says by the interface’s code what is wrong with a picture', async () => {
  const { engine } = open()
  const file = new Uint8Array([1, 2, 3])
  await expect(engine.analyse({ ...task(64), file }, { signal })).rejects.toMatchObject({
    code: 'unreadable_input_image'
  })
})

it('gives the same bytes, scores and texts as the service for the same picture and brief', async () => {
  const { engine } = open()
  const { outputs, kept } = await engine.analyse(task(200), { signal })
  const client = createClient({
    baseUrl: 'https://service.invalid/v2',
    key: 'key',
    fetch: createService({
      baseUrl: 'https://service.invalid/v2',
      key: 'key',
      engine: engineHere({
        codec: sharpCodec,
        drive: (steps) => Promise.resolve(runToEnd(steps)),
        faceWeights
      })
    }),
    pollIntervalMs: 5
  })
  const { id } = await client.analyses.create({
    type: 'image',
    bytes: task(200).file,
    medium: 'desktopWeb',
    title: 'Picture',
    predictions: { attention: {}, clarity: {}, excitingness: {} }
  })
  const analysis = await client.analyses.wait(id)
  const bytes = async (link: string | undefined) => (await client.download(link!)).bytes
  const { attention, clarity, excitingness } = analysis.outputs
  expect({
    attention: {
      attentionMap: await bytes(attention?.attentionMap),
      perceptionMap: await bytes(attention?.perceptionMap),
      hotspotsMap: await bytes(attention?.hotspotsMap)
    },
    clarity: { score: clarity?.score, map: await bytes(clarity?.map) },
    excitingness: { score: excitingness?.score, map: await bytes(excitingness?.map) }
  }).toEqual(outputs)
  const brief = { goal: 'Visitors buy', description: 'A shop' }
  await client.metadata.update(analysis._internal_exposed_id, brief)
  for (const kind of TEXT_KINDS) {
    await client.generation(kind).trigger(analysis._internal_exposed_id)
    const text = await client.generation(kind).wait(analysis._internal_exposed_id)
    expect(await engine.writeText({ kind, kept, brief, layers: undefined }, signal)).toBe(text)
  }
})
