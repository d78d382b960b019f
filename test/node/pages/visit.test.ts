import { EventEmitter } from 'node:events'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { Visit } from '../../../src/node/pages/visit'

/** A page that tells of requests of its main frame in the order that a test wants. */
function visited() {
  const frame = {}
  const events = new EventEmitter()
  const page = Object.assign(events, { mainFrame: () => frame }) as unknown as Page
  const visit = new Visit(page, {
    url: 'http://a.test/',
    maxRequests: 9,
    onTooMany: () => undefined
  })
  const request = (url: string) => ({
    url: () => url,
    frame: () => frame,
    isNavigationRequest: () => true,
    failure: () => ({ errorText: 'net::ERR_ABORTED' })
  })
  return { events, visit, request }
}

it('goes on when a page moves on while it still loads, however late its own end is reported', () => {
  const { events, visit, request } = visited()
  const [first, second] = [request('http://a.test/'), request('http://b.test/')]
  const answer = { request: () => second }
  events.emit('request', first)
  events.emit('request', second)
  events.emit('response', answer)
  events.emit('requestfailed', first)
  events.emit('response', { request: () => first })
  expect(visit).toMatchObject({ url: 'http://b.test/', failure: null })
  expect(visit.answer).toBe(answer)
})

it('has failed when its last request has', () => {
  const { events, visit, request } = visited()
  const only = request('http://a.test/')
  events.emit('request', only)
  events.emit('requestfailed', only)
  expect(visit).toMatchObject({ answer: null, failure: 'net::ERR_ABORTED' })
})
