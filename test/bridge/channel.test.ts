import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createChannel, type Port } from '../../src/bridge'
import { type ErrorData, GlanceError, toErrorData } from '../../src/errors'

interface Calls {
  echo(value: unknown): Promise<unknown>
  fail(): Promise<never>
  hang(): Promise<never>
}

const NAMES = ['echo', 'fail', 'hang'] as const

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
  createChannel({ ...local }, [], there)
  return { ...createChannel<Calls>({}, NAMES, here, timeout), wire }
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

test('an error that nobody foresaw keeps its message and loses its stack', async () => {
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

  test('cannot even be named when the contract does not have it', () => {
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
  createChannel({ selectionChanged: heard }, [], there)
  createChannel<{ selectionChanged(n: number): void }>({}, ['selectionChanged'], here).tell(
    'selectionChanged',
    7
  )
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(7))
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
    createChannel({ echo: ran }, [], {
      post: (answer) => void answers.push(answer),
      listen: (heard) => (receive = heard)
    })
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
