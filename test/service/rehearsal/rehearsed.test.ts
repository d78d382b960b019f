import { setImmediate } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { runToEnd, type Steps } from '../../../src/perception'
import { rehearsed } from '../../../src/service'
import { rehearse } from '../../../src/service/rehearsal/rehearse'

const service = (): Promise<Response> => Promise.resolve(new Response('answer'))
const request = new Request('https://glance.invalid/')

it('looks at a picture and draws all five maps of it', async () => {
  const results: unknown[] = []
  await rehearse((steps) => {
    const result = runToEnd(steps as Steps<never>)
    results.push(result)
    return Promise.resolve(result)
  })
  expect(results).toHaveLength(6)
  expect(results[0]).toMatchObject({ picture: { width: 240, height: 180 } })
})

it('stops when the service is asked for something', async () => {
  const nextTask = vi.fn(() => setImmediate())
  const ask = rehearsed(service, nextTask)
  await vi.waitUntil(() => nextTask.mock.calls.length > 2)
  expect(await (await ask(request)).text()).toBe('answer')
  const pauses = nextTask.mock.calls.length
  await setImmediate()
  await setImmediate()
  expect(nextTask.mock.calls.length).toBeLessThanOrEqual(pauses + 1)
})
