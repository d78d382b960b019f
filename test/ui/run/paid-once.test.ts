import { describe, expect, it } from 'vitest'
import type { FetchFunction } from '../../../src/client'
import type { Startup } from '../../../src/bridge'
import { parseSettings } from '../../../src/file'
import { begin } from '../../../src/ui/app/begin'
import { wayOf } from '../../../src/ui/run/job'
import { gone } from '../support/fake-main'
import { creates, settle, TARGET, testPanel, type TestPanel } from '../support/test-panel'

/** Answers to a create call that the service took on all the same. */
const LOST: Record<string, () => Response> = {
  '500': () => Response.json({ error: { code: 'internal', message: 'Oops' } }, { status: 500 }),
  '502 of a proxy': () => new Response('<html>Bad gateway</html>', { status: 502 }),
  'a bare 503': () => new Response('', { status: 503 }),
  '503 of a proxy': () =>
    new Response('<html>Unavailable</html>', { status: 503, headers: { 'retry-after': '5' } }),
  '503 without a time': () =>
    Response.json({ error: { code: 'busy', message: 'Busy' } }, { status: 503 }),
  '504': () => new Response('', { status: 504 }),
  'a page': () => new Response('<!doctype html><p>Welcome', { status: 200 }),
  'a cut 201': () => new Response('{"id": "5f', { status: 201 }),
  'a 201 whose connection broke': () => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"id":'))
        controller.error(new TypeError('terminated'))
      }
    })
    return new Response(body, { status: 201 })
  },
  'a 201 without an id': () => Response.json({ location: 'x' }, { status: 201 })
}

const isCreate = ({ method, url }: Request): boolean =>
  method === 'POST' && url.endsWith('/analyses')

/** A service that takes on every create call, and whose answers are lost. */
function losing(answer: () => Response) {
  return async (request: Request, next: FetchFunction): Promise<Response> => {
    const real = await next(request)
    return isCreate(request) ? answer() : real
  }
}

const startup = (panel: TestPanel, command: Startup['command']): Startup => ({
  command,
  selection: panel.selection.value,
  settings: parseSettings({}),
  key: null,
  canEdit: true,
  misplaced: 0,
  fileId: 'file',
  fileName: 'Shop',
  journal: [...panel.main.journal.values()]
})

describe('a create call that may have been accepted', () => {
  it.each(Object.entries(LOST))('is asked about, and kept, after %s', async (_, answer) => {
    const panel = testPanel({ intercept: losing(answer) })
    panel.runs.start(TARGET)
    await panel.reach('failed')
    await settle()
    expect(panel.runs.run.value?.error?.sent).toBe('maybe')
    expect(panel.runs.retry.value).toBe('ask')
    expect(panel.main.journal.size).toBe(1)
    expect(creates(panel)).toBe(1)
  })

  it('is not what a service that says when it is back was sent', async () => {
    const busy = (): Response =>
      Response.json(
        { error: { code: 'service_unavailable', message: 'Busy' } },
        { status: 503, headers: { 'retry-after': '5' } }
      )
    const panel = testPanel({
      intercept: (request, next) => (isCreate(request) ? Promise.resolve(busy()) : next(request))
    })
    panel.runs.start(TARGET)
    await panel.reach('failed')
    expect(panel.runs.retry.value).toBe('again')
  })

  it.each(Object.entries(LOST))(
    'is not sent again unasked when a batch goes on after %s',
    async (_, answer) => {
      let lost = true
      const panel = testPanel({
        intercept: async (request, next) => {
          const real = await next(request)
          return isCreate(request) && lost ? answer() : real
        }
      })
      const frames = ['1:2', '1:3', '1:4', '1:5'].map((id) => ({ ...TARGET, id, name: id }))
      await panel.runs.startAll(frames)
      lost = false
      await panel.runs.again()
      expect(creates(panel)).toBe(frames.length)
      const asking = panel.runs.items.value.filter((item) => wayOf(item) === 'ask')
      expect(asking.length).toBeGreaterThan(0)
      expect(panel.main.journal.size).toBe(asking.length)
    }
  )

  it('is asked about first when the menu command comes again after Glance was closed', async () => {
    const before = testPanel({ intercept: losing(LOST['504']!) })
    before.runs.start(TARGET)
    await before.reach('failed')
    await settle()
    const panel = testPanel({ after: before })
    const { id, name } = TARGET
    const node = { id, name, width: 64, height: 48, refusal: null, analysed: false }
    panel.calls.selectionChanged({ nodes: [node as never], leftOut: 0 })
    begin(panel, startup(panel, 'analyse-selection'))
    await settle()
    expect(panel.runs.recoveries.value).toMatchObject([{ kind: 'unknown' }])
    expect(creates(panel)).toBe(0)
  })
})

it('an accepted analysis whose note does not fit on this computer goes on to its result', async () => {
  const panel = testPanel()
  panel.main.before = (call) => {
    if (call === 'writeJournal:accepted') throw gone('storage_full')
  }
  panel.runs.start(TARGET)
  await panel.reach('done')
  expect(panel.errors.latest.value).toMatchObject({ code: 'storage_full', sent: 'yes' })
  expect(panel.errors.latest.value?.message).toContain('was accepted and goes on')
  expect(creates(panel)).toBe(1)
})

it('nothing is sent when what is about to be sent cannot be noted', async () => {
  const panel = testPanel()
  panel.main.before = (call) => {
    if (call === 'writeJournal:creating') throw gone('storage_full')
  }
  panel.runs.start(TARGET)
  await panel.reach('failed')
  expect(panel.runs.run.value?.error).toMatchObject({ code: 'storage_full', sent: 'no' })
  expect(creates(panel)).toBe(0)
})
