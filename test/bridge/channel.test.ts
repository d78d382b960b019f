import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import {
  type CallsOf,
  type CallTable,
  type Channel,
  createChannel,
  MAIN_CALLS,
  type MainCalls,
  PANEL_CALLS,
  type PanelCalls,
  type Port,
  takes
} from '../../src/bridge'
import { type ErrorData, GlanceError, toErrorData } from '../../src/errors'

const CALLS = {
  echo: takes(v.unknown()).gives<unknown>(),
  fail: takes().gives<never>(),
  hang: takes().gives<never>()
}

type Calls = CallsOf<typeof CALLS>

/** Two ports joined as Figma joins the threads: messages are copied and arrive later. */
function ports(): { here: Port; there: Port; wire: unknown[] } {
  const wire: unknown[] = []
  const listeners: ((message: unknown) => void)[] = []
  const port = (own: number, other: number): Port => ({
    post: (message) => {
      const copy: unknown = structuredClone(message)
      wire.push(copy)
      queueMicrotask(() => listeners[other]?.(copy))
    },
    listen: (receive) => {
      listeners[own] = receive
    }
  })
  return { here: port(0, 1), there: port(1, 0), wire }
}

function join(local: Partial<Calls>, timeout?: number) {
  const { here, there, wire } = ports()
  const names = Object.keys(local) as (keyof Calls)[]
  const table: CallTable = Object.fromEntries(names.map((name) => [name, CALLS[name]]))
  createChannel(table, local as CallsOf<CallTable>, there)
  const { remote }: Channel<Calls> = createChannel({}, {}, here, timeout)
  return { remote, wire }
}

const errorData: fc.Arbitrary<ErrorData> = fc.record({
  code: fc.string(),
  message: fc.string(),
  advice: fc.string(),
  sent: fc.constantFrom('no', 'yes', 'maybe')
})

test('an answer arrives as it was given, bytes as bytes', async () => {
  const { remote } = join({ echo: async (value) => value })
  const value = { png: new Uint8Array([1, 2, 3]), scores: [1, null], none: undefined }
  expect(await remote.echo(value)).toEqual(value)
})

test('any GlanceError arrives as itself, and crosses as plain data', async () => {
  await fc.assert(
    fc.asyncProperty(errorData, async (data) => {
      const { remote, wire } = join({ fail: () => Promise.reject(new GlanceError(data)) })
      const error = await remote.fail().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(GlanceError)
      expect((error as GlanceError).toData()).toEqual(data)
      expect(wire.at(-1)).toMatchObject({ e: data })
    })
  )
})

test('an unforeseen error keeps its message and loses its stack', async () => {
  const { remote, wire } = join({ fail: () => Promise.reject(new TypeError('x is undefined')) })
  await expect(remote.fail()).rejects.toMatchObject({
    name: 'GlanceError',
    code: 'unexpected_error',
    message: 'x is undefined'
  })
  expect(JSON.stringify(wire)).not.toContain('channel.test')
})

test('whatever is thrown becomes error data', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (thrown) => {
      expect(toErrorData(thrown).code).toBe('unexpected_error')
    })
  )
})

describe('a call that cannot be answered', () => {
  test('fails after its timeout, in words, naming the call', async () => {
    const { remote } = join({ hang: () => new Promise<never>(() => {}) }, 20)
    await expect(remote.hang()).rejects.toMatchObject({
      code: 'no_answer',
      message: expect.stringContaining('hang')
    })
  })

  test('fails when the other side has no such function', async () => {
    const { remote } = join({})
    await expect(remote.echo(1)).rejects.toMatchObject({
      code: 'unexpected_error',
      message: expect.stringContaining('echo')
    })
  })

  test('is not asked of it by a promise that hands it on', async () => {
    const { remote, wire } = join({})
    expect(await Promise.resolve(remote)).toBe(remote)
    expect(wire).toEqual([])
  })

  test('cannot be looked for in it', () => {
    const { remote } = join({})
    expect('missing' in remote).toBe(false)
  })
})

test('calls side by side get each their own answer', async () => {
  const { remote } = join({ echo: async (value) => value })
  expect(await Promise.all([remote.echo(1), remote.echo(2), remote.echo(3)])).toEqual([1, 2, 3])
})

test('telling waits for nothing and is answered by nothing', async () => {
  const { here, there, wire } = ports()
  const heard = vi.fn()
  createChannel({ layersChanged: PANEL_CALLS.layersChanged }, { layersChanged: heard }, there)
  const panel: Channel<PanelCalls> = createChannel({}, {}, here)
  panel.tell('layersChanged')
  await expect.poll(() => heard).toHaveBeenCalledWith()
  expect(wire).toHaveLength(1)
})

describe('what is no call of the contract', () => {
  const message = fc.oneof(
    fc.anything(),
    fc.record({
      t: fc.constantFrom('q', 's', 'x'),
      m: fc.anything(),
      a: fc.anything(),
      i: fc.anything()
    }),
    fc.record({
      t: fc.constant('q'),
      m: fc.constantFrom('constructor', 'toString', '__proto__', 'hasOwnProperty', 'nobody'),
      a: fc.array(fc.anything()),
      i: fc.string()
    })
  )

  test('is never run, and throws nothing where it arrives', async () => {
    const ran = vi.fn()
    let receive: (message: unknown) => void = () => undefined
    const answers: unknown[] = []
    createChannel(
      { fail: CALLS.fail },
      { fail: ran },
      {
        post: (answer) => void answers.push(answer),
        listen: (heard) => (receive = heard)
      }
    )
    await fc.assert(
      fc.asyncProperty(message, async (thing) => {
        receive(thing)
        await new Promise((resolve) => setImmediate(resolve))
      })
    )
    expect(ran).not.toHaveBeenCalled()
    for (const answer of answers) expect(answer).toHaveProperty('e')
  })
})

describe('the main thread’s calls', () => {
  function main(local: Partial<MainCalls>) {
    const { here, there } = ports()
    createChannel(MAIN_CALLS, local as MainCalls, there)
    const { remote }: Channel<MainCalls> = createChannel({}, {}, here)
    return remote
  }
  /** Asks without knowing the contract. */
  const ask = (remote: object, call: string, ...args: unknown[]): Promise<unknown> =>
    (remote as Record<string, (...args: unknown[]) => Promise<unknown>>)[call]!(...args)

  test.each<[call: keyof MainCalls, args: unknown[]]>([
    ['saveKey', [{}]],
    ['saveKey', []],
    ['saveKey', [{ origin: 'https://api.example.com', key: '' }]],
    ['saveSettings', [null]],
    ['writeJournal', [{ version: 1, runId: 'run' }]],
    ['place', [{ runId: 'run', nodeId: '1:2', record: { version: 1 } }]],
    ['keepMap', ['run', 'constructor', new Uint8Array(1)]],
    ['keepMap', ['run', 'attention', [1, 2, 3]]],
    ['exportPicture', [{ toString: 'x' }]],
    ['setOverlay', [{ nodeId: '1:2', runId: 'run' }, { opacity: Number.NaN }]],
    ['openUrl', [['https://example.com']]]
  ])('refuse %s with what does not fit, and do nothing (%#)', async (call, args) => {
    const ran = vi.fn(() => Promise.resolve())
    const remote = main({ [call]: ran })
    await expect(ask(remote, call, ...args)).rejects.toMatchObject({
      name: 'GlanceError',
      code: 'unfit_request',
      message: expect.stringContaining(call),
      sent: 'no'
    })
    expect(ran).not.toHaveBeenCalled()
  })

  test('take what fits, and leave the rest behind', async () => {
    const kept = vi.fn(() => Promise.resolve())
    const key = { origin: 'https://api.example.com', key: 'secret' }
    await ask(main({ saveKey: kept }), 'saveKey', { ...key, more: 1 }, 'and more')
    expect(kept).toHaveBeenCalledExactlyOnceWith(key)
  })

  test('reject with a GlanceError whatever a failure is sent as', async () => {
    let receive: (message: unknown) => void = () => undefined
    const { remote }: Channel<MainCalls> = createChannel(
      {},
      {},
      {
        post: (message) => {
          const { i } = message as { i: string }
          queueMicrotask(() => receive({ t: 's', i, e: { code: 7 } }))
        },
        listen: (heard) => (receive = heard)
      }
    )
    await expect(remote.undo()).rejects.toMatchObject({
      name: 'GlanceError',
      code: 'unexpected_error'
    })
  })
})
