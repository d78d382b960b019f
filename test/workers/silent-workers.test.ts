import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pack } from '../../src/bundler/pack.js'
import { setPartLoader } from '../../src/workers/packed-parts'
import { createRpc } from '../../src/workers/rpc'
import { inspectInWorker } from '../../src/workers/video/inspect-in-worker'
import type * as StartWork from '../../src/workers/start-work'

const ports: MessagePort[] = []
/** Answers through a port as a script does that runs, and never to anything but its start. */
function answer(port: MessagePort): void {
  ports.push(port)
  const inspect = (): Promise<never> => {
    asked = true
    return new Promise(() => undefined)
  }
  createRpc(port, { ready: () => undefined, inspect })
}

/** Workers that were started, and how many of them were ended. */
let started = 0
let ended = 0
let asked = false
let starts: (port: MessagePort) => void = () => undefined

class SilentWorker {
  constructor() {
    started += 1
  }
  postMessage(_: unknown, [port]: [MessagePort]): void {
    starts(port)
  }
  addEventListener(): void {}
  terminate(): void {
    ended += 1
  }
}

beforeEach(() => {
  setPartLoader(() => Promise.resolve(pack('')))
  started = 0
  ended = 0
  asked = false
  starts = () => undefined
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('Worker', SilentWorker)
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => undefined }),
    head: { append: () => undefined }
  })
  vi.stubGlobal('window', {
    postMessage: (_: unknown, __: string, [port]: [MessagePort]) => answer(port)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const port of ports.splice(0)) port.close()
})

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve))
}

it('a Worker that never starts is waited for once in a session; from then on the panel does the work', async () => {
  // What has been refused is module state: this test has a module of its own.
  // @ts-expect-error A query makes it another module.
  const { startWork } = (await import('../../src/workers/start-work?never')) as typeof StartWork
  let running = false
  const first = startWork('engine').then(() => (running = true))
  await until(() => started === 1)
  vi.advanceTimersByTime(14_999)
  await new Promise((resolve) => setImmediate(resolve))
  expect([running, ended]).toEqual([false, 0])
  vi.advanceTimersByTime(1)
  await first
  expect(ended).toBe(1)
  await startWork('engine')
  await startWork('video')
  expect(started).toBe(1)
})

it('a script that was not to be had is asked for again by the next who needs it', async () => {
  setPartLoader(() => Promise.reject(new Error('Figma did not answer.')))
  starts = answer
  // @ts-expect-error A query makes it another module.
  const { startWork } = (await import('../../src/workers/start-work?late')) as typeof StartWork
  await expect(startWork('engine')).rejects.toThrow('Figma did not answer.')
  setPartLoader(() => Promise.resolve(pack('')))
  await startWork('engine')
  expect(started).toBe(1)
})

it('one that a policy forbids is not even waited for', async () => {
  vi.stubGlobal('Worker', function refuse() {
    started += 1
    throw new DOMException('', 'SecurityError')
  })
  // @ts-expect-error A query makes it another module.
  const { startWork } = (await import('../../src/workers/start-work?forbidden')) as typeof StartWork
  await startWork('engine')
  await startWork('engine')
  expect(started).toBe(1)
})

it('a file that takes too long to be read is given up, and its Worker ended', async () => {
  starts = answer
  const read = inspectInWorker(new Blob(['film']))
  await until(() => asked)
  vi.advanceTimersByTime(120_000)
  await expect(read).rejects.toThrow('The reading of the video took too long.')
  expect(ended).toBeGreaterThan(0)
})
