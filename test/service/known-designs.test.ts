import { beforeAll, expect, it, vi } from 'vitest'
import { runToEnd, type LayerHint, type Scene } from '../../src/perception'
import { createService, engineHere, type KnownDesigns } from '../../src/service'
import type { MeasuredLayer } from '../../src/engine/texts/measured-layer'
import { Api } from '../contract/support/api'
import { pagePng } from '../contract/support/pictures'
import { KEY } from '../contract/support/providers'

const BASE_URL = 'https://embedded.invalid/v2'

const HINT: LayerHint = { kind: 'text', x: 10, y: 10, width: 60, height: 20 }
const NO_LAYERS: Scene = { width: 96, height: 64, shapes: [], clips: [], owners: 0 }
const LAYER: MeasuredLayer = {
  name: 'Buy now',
  kind: 'control',
  box: { x: 0.1, y: 0.1, width: 0.3, height: 0.1 },
  area: 0.03,
  attention: 0.2,
  perception: 0.3,
  isPrimary: true
}

let png: Buffer
beforeAll(async () => {
  png = await pagePng()
})

function serviceWith(known: Partial<KnownDesigns> | null, report = vi.fn()): Api {
  const nothing = { designOf: () => Promise.resolve(null), layersOf: () => undefined }
  const fetch = createService({
    baseUrl: BASE_URL,
    key: KEY,
    engine: engineHere({
      codec: { decodeJpeg: () => Promise.reject(new Error('no JPEG here')) },
      drive: (steps) => Promise.resolve(runToEnd(steps))
    }),
    report,
    ...(known && { designs: { ...nothing, ...known } })
  })
  return new Api({ baseUrl: BASE_URL, fetch, pass: () => undefined, stop: async () => undefined })
}

async function attentionMap(api: Api): Promise<Buffer> {
  const { outputs } = await api.settled(await api.create(png))
  const map = await api.link(outputs.attention.attentionMap)
  return Buffer.from(await map.arrayBuffer())
}

it('what is known of a picture moves its maps; knowing nothing leaves them as they are', async () => {
  const asked: Uint8Array[] = []
  const plain = await attentionMap(serviceWith(null))
  const unknown = await attentionMap(serviceWith({}))
  const hinted = await attentionMap(
    serviceWith({
      designOf: (file) => {
        asked.push(file)
        return Promise.resolve({ hints: [HINT], scene: NO_LAYERS })
      }
    })
  )
  expect(unknown.equals(plain)).toBe(true)
  expect(hinted.equals(plain)).toBe(false)
  expect(asked.map((file) => png.equals(file))).toEqual([true])
})

it('no analysis fails for what is not known of it', async () => {
  const report = vi.fn()
  const fault = new Error('no notes')
  const broken = await attentionMap(serviceWith({ designOf: () => Promise.reject(fault) }, report))
  expect(broken.equals(await attentionMap(serviceWith(null)))).toBe(true)
  expect(report).toHaveBeenCalledWith(fault)
})

it('a text is written anew when its layers have changed since, and only then', async () => {
  let layers: MeasuredLayer[] | undefined
  const asked: string[] = []
  const api = serviceWith({
    layersOf: (id) => {
      asked.push(id)
      return layers
    }
  })
  const { _internal_exposed_id: id } = await api.settled(await api.create(png))
  const path = `/analyses/summary/${id}`
  const trigger = async () => {
    const { status } = (await api.post(path)).body
    await vi.waitFor(async () => expect((await api.get(path)).body.status).toBe('completed'))
    return status
  }
  expect(await trigger()).toBe('started')
  expect(await trigger()).toBe('processing')
  layers = [LAYER]
  expect(await trigger()).toBe('started')
  layers = [{ ...LAYER }]
  expect(await trigger()).toBe('processing')
  layers = [{ ...LAYER, isPrimary: false }]
  expect(await trigger()).toBe('started')
  expect(new Set(asked)).toEqual(new Set([id]))
})

it('a text says what the layer gets that the goal names', async () => {
  const lead: MeasuredLayer = { ...LAYER, name: 'Lead', kind: 'text', isPrimary: false }
  const layers = [{ ...LAYER, isPrimary: false }, lead]
  const api = serviceWith({ layersOf: () => layers })
  const { _internal_exposed_id: id } = await api.settled(await api.create(png))
  await api.put(`/update-meta/screenshot/${id}`, { goal: 'Visitors buy' })
  const { data } = await api.written('summary', id)
  expect(data).toContain('“Buy now”, which the goal names, gets')
})
