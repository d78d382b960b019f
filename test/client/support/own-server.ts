import { afterAll, beforeEach } from 'vitest'
import type { Client } from '../../../src/client'
import { testClient } from './client'
import { json, startServer, type TestServer } from './test-server'

interface OwnServer {
  server: TestServer
  client: Client
  answer: (status: number, body: unknown) => void
}

/** A server for the tests of one file, whose list of requests begins anew with each, and a client of it. */
export async function ownServer(): Promise<OwnServer> {
  const server = await startServer()
  beforeEach(() => void (server.requests.length = 0))
  afterAll(() => server.close())
  const answer: OwnServer['answer'] = (status, body) =>
    server.answer((_, response) => json(response, status, body))
  return { server, client: testClient(server.baseUrl), answer }
}

/** The body of a refusal. */
export const refused = (code: string, message = 'Words of the service.') => ({
  error: { code, message }
})
