import { type ComponentChildren, isValidElement, type VNode } from 'preact'
import { describe, expect, it, vi } from 'vitest'
import { parse } from 'valibot'
import { type Client, createClient } from '../../../src/client'
import {
  analysisIdSchema,
  ERROR_CODES,
  type ErrorCode,
  screenshotIdSchema,
  videoIdSchema
} from '../../../src/interface'
import { ErrorCard } from '../../../src/ui/kit/card'
import { toErrorData } from '../../../src/errors'
import { samplePng } from '../support/sample-png'

// The kit imports its style sheets in a way that its own build alone understands.
vi.mock('@create-figma-plugin/ui', () => ({ Button: () => null }))

type Call = (client: Client) => Promise<unknown>

const bytes = samplePng(64, 48)
const analysis = parse(analysisIdSchema, 'a')
const screenshot = parse(screenshotIdSchema, 's')
const video = parse(videoIdSchema, 'v')

const create: Call = ({ analyses }) =>
  analyses.create({ type: 'image', bytes, medium: 'generic', title: 'Landing' })
const wait: Call = ({ analyses }) => analyses.wait(screenshot)

const refused = (status: number, code: string): Response =>
  Response.json({ error: { code, message: 'Words of the service' } }, { status })
const failed = (id: string, code: string, more = {}): Response =>
  Response.json({ id, status: 'failed', error: { code, message: 'Words of the service' }, ...more })
const refusedText = (status: number, msg: string): Response =>
  Response.json({ success: false, msg, ...(status === 410 && { status: 'expired' }) }, { status })

/** Where the interface has each code, and the call that meets it. */
const WAYS: Record<ErrorCode, { call: Call; answer: (code: string) => Response }> = {
  invalid_request: { call: create, answer: (code) => refused(400, code) },
  invalid_configuration: {
    call: ({ adVisibility }) => adVisibility.create({ bytes, title: 'Ad' }),
    answer: (code) => refused(400, code)
  },
  authentication_failed: { call: (client) => client.check(), answer: (code) => refused(401, code) },
  resource_not_found: { call: wait, answer: (code) => refused(404, code) },
  resource_gone: { call: wait, answer: (code) => refused(410, code) },
  unreadable_input_image: { call: wait, answer: (code) => failed('s', code) },
  invalid_input_image_dimensions: { call: wait, answer: (code) => failed('s', code) },
  blank_input_image: { call: wait, answer: (code) => failed('s', code) },
  input_error: {
    call: ({ videos }) => videos.wait(video),
    answer: (code) => failed('v', code, { created_at: '2026-11-20T18:00:00.000000' })
  },
  analysis_not_found: {
    call: (client) => client.generation('summary').trigger(analysis),
    answer: (code) => refusedText(404, code)
  },
  summary_not_found: {
    call: (client) => client.generation('summary').get(analysis),
    answer: (code) => refusedText(404, code)
  },
  recommendations_not_found: {
    call: (client) => client.generation('recommendations').get(analysis),
    answer: (code) => refusedText(404, code)
  },
  analysis_expired: {
    call: (client) => client.generation('summary').get(analysis),
    answer: (code) => refusedText(410, code)
  }
}

/** What a designer reads on the card of the error that a call ends with. */
async function read(call: Call, answer: Response): Promise<string> {
  const client = createClient({
    baseUrl: 'https://api.example.com/v2',
    key: 'key',
    fetch: () => Promise.resolve(answer),
    pollIntervalMs: 1
  })
  const error: unknown = await call(client).then(
    () => expect.unreachable('The call succeeded.'),
    (reason: unknown) => reason
  )
  return text(<ErrorCard title="It did not work" error={toErrorData(error)} />)
}

function text(children: ComponentChildren): string {
  if (Array.isArray(children)) return children.map(text).join('')
  if (!isValidElement(children)) return typeof children === 'string' ? children : ''
  const { type, props } = children as VNode<{ children?: ComponentChildren }>
  // Neither ErrorCard nor Card has state: calling them is rendering them.
  return typeof type === 'function'
    ? text((type as (props: unknown) => ComponentChildren)(props))
    : text(props.children)
}

describe('the error card', () => {
  it.each(ERROR_CODES)('says in a sentence what %s means, and what to do next', async (code) => {
    const { call, answer } = WAYS[code]
    const words = await read(call, answer(code))
    expect(words).toMatch(/^It did not work[A-Z].+[.!?] .+\.$/)
    expect(words).not.toMatch(/undefined|null|\[object/)
    // Its own words, not the code.
    expect(words).not.toContain(code)
  })

  it('has a sentence of its own for each code', async () => {
    const all = await Promise.all(
      ERROR_CODES.map((code) => read(WAYS[code].call, WAYS[code].answer(code)))
    )
    const sentences = all.map((words) => words.replace(/: Words of the service/g, ''))
    expect(new Set(sentences).size).toBe(ERROR_CODES.length)
  })

  it.each([
    ['of a refused request', create, () => refused(400, 'quota_reached')],
    ['of a status nobody described', create, () => refused(422, 'quota_reached')],
    ['of a failed analysis', wait, () => failed('s', 'quota_reached')]
  ])('shows message and code %s when it does not know the code', async (_, call, answer) => {
    const words = await read(call, answer())
    expect(words).toContain('Words of the service')
    expect(words).toContain('quota_reached')
  })
})
