import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sharpCodec } from '../../src/node/images/sharp-codec'
import { runToEnd } from '../../src/perception'
import { createService, engineHere } from '../../src/service'
import { ALL_PREDICTIONS, Api, type Body, imageRequest } from '../contract/support/api'
import { KEY } from '../contract/support/providers'
import { oddFiles } from '../images/support/odd-files'

/** Pictures that differ in nothing that matters behind the codecs. */
const ALIKE = /^PNG: .* of \d+ bit|^PNG: .* 2000 px|^PNG: 2000 x 40|orientation [1-57]/

const FILES = (await oddFiles()).filter(
  ({ name, expected }) => typeof expected === 'string' || !ALIKE.test(name)
)

const baseUrl = 'https://embedded.invalid/v2'

const faults: unknown[] = []

const fetch = createService({
  baseUrl,
  key: KEY,
  engine: engineHere({
    codec: sharpCodec,
    drive: (steps) => Promise.resolve(runToEnd(steps))
  }),
  report: (fault) => faults.push(fault)
})

const api = new Api({ baseUrl, fetch, pass: () => undefined, stop: () => Promise.resolve() })

const inRange = (score: unknown): void => {
  expect(score).toBeTypeOf('number')
  expect(score).toBeGreaterThanOrEqual(0)
  expect(score).toBeLessThanOrEqual(100)
}

describe('an analysis of an odd picture', () => {
  it.each(FILES.map((file) => [file.name, file] as const))('%s', async (_, { bytes, expected }) => {
    const result = await api.settled(await api.create(bytes, ALL_PREDICTIONS))
    if (typeof expected === 'string') {
      expect(result).toEqual(failed(result.id, expected))
    } else {
      const { attention, clarity, excitingness } = result.outputs
      inRange(clarity.score)
      inRange(excitingness.score)
      for (const link of [...Object.values(attention), clarity.map, excitingness.map]) {
        const map = await sharp(await (await api.link(link)).arrayBuffer()).metadata()
        expect([map.width, map.height]).toEqual(expected)
      }
    }
    expect(faults).toEqual([])
  })
})

describe('ad visibility of an odd picture', () => {
  it.each(FILES.map((file) => [file.name, file] as const))('%s', async (_, { bytes, expected }) => {
    const { status, body } = await api.post('/ad-visibility', {
      input: { content: bytes.toString('base64'), title: 'An ad' }
    })
    if (status === 400) {
      // What the header tells is told at once.
      expect(body.error.code).toBe('invalid_configuration')
      expect(['unreadable_input_image', 'invalid_input_image_dimensions']).toContain(expected)
      return
    }
    expect(status).toBe(201)
    expect(expected).not.toBe('invalid_input_image_dimensions')
    const result = await api.settledAd(body.id)
    if (typeof expected === 'string') expect(result).toEqual(failed(body.id, expected))
    else inRange((result.outputs as unknown as { score: number }).score)
    expect(faults).toEqual([])
  })
})

it.each(['/analyses', '/ad-visibility'])('POST %s refuses an empty file', async (path) => {
  const { status, body } = await api.post(path, imageRequest(Buffer.alloc(0)))
  expect(status).toBe(400)
  expect(body.error.message).toContain('input.content')
})

function failed(id: string, code: string): Partial<Body> {
  return {
    id,
    status: 'failed',
    error: { code, message: expect.stringMatching(/^The image .*\.$/) as string }
  }
}
