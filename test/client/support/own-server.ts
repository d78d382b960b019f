import { afterAll } from 'vitest'
import type { Client } from '../../../src/client'
import { testClient } from './client'
import { startServer, type TestServer } from './test-server'

/** A server for the tests of one file, which ends with them, and a client of it. */
export async function ownServer(): Promise<{ server: TestServer; client: Client }> {
  const server = await startServer()
  afterAll(() => server.close())
  return { server, client: testClient(server.baseUrl) }
}
