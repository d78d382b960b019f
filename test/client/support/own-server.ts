import { afterAll, beforeEach, expect } from 'vitest'
import type { Client } from '../../../src/client'
import { KEY, testClient } from './client'
import { json, startServer, type TestServer } from './test-server'

interface OwnServer {
  server: TestServer
  client: Client
  answer: (status: number, body: unknown) => void
  /** Method, path and JSON of the last request, which carries the key. */
  last: () => { asked: string[]; json: unknown }
}

/** A server for the tests of one file, whose list of requests begins anew with each, and a client of it. */
export async function ownServer(): Promise<OwnServer> {
  const server = await startServer()
  beforeEach(() => void (server.requests.length = 0))
  afterAll(() => server.close())
  const answer: OwnServer['answer'] = (status, body) =>
    server.answer((_, response) => json(response, status, body))
  const last: OwnServer['last'] = () => {
    const { method, path, headers, body } = server.requests.at(-1)!
    expect(headers.authorization).toBe(`Bearer ${KEY}`)
    expect(headers['content-type']).toBe('application/json')
    return { asked: [method, path], json: body === '' ? null : JSON.parse(body) }
  }
  return { server, client: testClient(server.baseUrl), answer, last }
}

/** The body of a refusal. */
export const refused = (code: string, message = 'Words of the service.') => ({
  error: { code, message }
})
