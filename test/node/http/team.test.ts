import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { type RequestLine, requestLines } from '../../../src/node/http/request-lines'
import {
  type RunningServer,
  type ServerOptions,
  startServer
} from '../../../src/node/http/start-server'
import { createGate, createLimiter } from '../../../src/node/keys/limiter'
import { readKeys } from '../../../src/node/keys/key-file'
import { findKey, hashOf, type Limits } from '../../../src/node/keys/key-ring'
import { bearerToken } from '../../../src/service'
import { imageRequest } from '../../contract/support/api'
import { pagePng } from '../../contract/support/pictures'
import { readJsonBlocks, shapeOf } from '../support/read-examples'
import { temporaryFolder } from '../../support/temporary-folder'

const named = (name: string, limits: Limits = {}) => ({ name, hash: hashOf(`${name}-key`), limits })
const KEYS = [named('anna'), named('ben', { requests: 3 }), named('carl', { bytes: 20_000_000 })]
const as = (name: string): Record<string, string> => ({ authorization: `Bearer ${name}-key` })

let server: RunningServer
let lines: RequestLine[]
afterEach(() => server.stop())

/** A server for a few people, with a line for each request. */
async function start(options: Partial<ServerOptions> = {}): Promise<string> {
  lines = []
  const nameOf = (authorization: string | undefined) =>
    findKey(KEYS, bearerToken(authorization))?.name ?? null
  server = await startServer({
    port: 0,
    key: createGate(() => KEYS, createLimiter(), { requests: 1000 }),
    watch: requestLines(nameOf, (line) => lines.push(line)),
    ...options
  })
  return server.baseUrl
}

const socketTo = (baseUrl: string): Socket => connect(Number(new URL(baseUrl).port), '127.0.0.1')

const create = async (baseUrl: string, name: string, headers = {}): Promise<Response> =>
  fetch(`${baseUrl}/analyses`, {
    method: 'POST',
    headers: { ...as(name), 'content-type': 'application/json', ...headers },
    body: JSON.stringify(imageRequest(await pagePng()))
  })

describe('keys', () => {
  it('are of one account: each sees what another has created', async () => {
    const baseUrl = await start()
    const { id } = (await (await create(baseUrl, 'anna')).json()) as { id: string }
    const statuses = ['anna', 'carl', 'nobody'].map(
      async (name) => (await fetch(`${baseUrl}/analyses/${id}`, { headers: as(name) })).status
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 401])
  })

  it('each have a limit of their own, and learn when to come again', async () => {
    const baseUrl = await start()
    const ask = (name: string) => fetch(baseUrl, { headers: as(name) })
    for (let i = 0; i < 3; i++) expect((await ask('ben')).status).toBe(200)
    const refused = await ask('ben')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(await refused.json()).toMatchObject({
      error: { code: 'too_many_requests', message: expect.stringContaining('Nothing of this') }
    })
    expect((await ask('anna')).status).toBe(200)
  })

  it('are refused a body that is over their bytes, before any of it is read', async () => {
    const baseUrl = await start()
    const socket = socketTo(baseUrl)
    const head = (length: string) =>
      `POST /v2/analyses HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer carl-key\r\n${length}\r\n\r\n`
    socket.write(head('content-length: 20000001'))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 429 .*bytes of this minute/s)
    socket.destroy()
  })
})

describe('a line for each request', () => {
  it('says what came of it and whose it was, and nothing of content, key or link', async () => {
    const baseUrl = await start()
    const created = await create(baseUrl, 'anna', { 'x-request-id': 'from-the-proxy' })
    expect(created.headers.get('x-request-id')).toBe('from-the-proxy')
    const { id } = (await created.json()) as { id: string }
    const origin = new URL(baseUrl).origin
    await (await fetch(`${origin}/storage/${id}/a.png?expires=1&signature=secret-one`)).text()
    await (await fetch(`${baseUrl}/wrong`, { headers: { authorization: 'Bearer other' } })).text()
    await expect.poll(() => lines.length).toBe(3)
    expect(lines[0]).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      id: 'from-the-proxy',
      method: 'POST',
      path: '/v2/analyses',
      status: 201,
      ms: expect.any(Number),
      in: expect.any(Number),
      out: expect.any(Number),
      key: 'anna',
      whole: true
    })
    const { length } = JSON.stringify(imageRequest(await pagePng()))
    expect(lines[0]!.in).toBeGreaterThan(length)
    expect(lines[0]!.in).toBeLessThan(length + 1000)
    expect(lines.slice(1)).toMatchObject([
      { path: `/storage/${id}/a.png`, status: 404, key: null },
      { path: '/v2/wrong', status: 401, key: null }
    ])
    expect(JSON.stringify(lines)).not.toMatch(/signature|secret-one|anna-key|other|A page/)
  })

  it('tells of a request that was given up', async () => {
    const baseUrl = await start()
    const socket = socketTo(baseUrl)
    socket.write(
      'POST /v2/analyses HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer anna-key\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'
    )
    await once(socket, 'connect')
    // Answered behind it on the server's own thread, so the request above has arrived.
    await fetch(baseUrl, { headers: as('anna') })
    socket.destroy()
    await expect.poll(() => lines.length).toBe(2)
    expect(lines[1]).toMatchObject({ path: '/v2/analyses', key: 'anna', whole: false })
  })

  it('leaves out the password of an address that has one', async () => {
    const baseUrl = await start()
    const socket = socketTo(baseUrl)
    socket.write('GET http://me:password@localhost/v2?a=secret HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await expect.poll(() => lines.length).toBe(1)
    expect(lines[0]?.path).toBe('/v2')
    expect(JSON.stringify(lines)).not.toMatch(/password|secret/)
    socket.destroy()
  })
})

describe('/healthz', () => {
  it('says without a key, and to any host, how the service is', async () => {
    const origin = new URL(await start({ threads: 3 })).origin
    const answer = await fetch(`${origin}/healthz`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      uptime: expect.any(Number),
      threads: 3,
      unfinished: 0
    })
    expect((await fetch(`${origin}/healthz`, { method: 'POST' })).status).toBe(405)
    expect((await fetch(`${origin}/healthz`, { method: 'HEAD' })).status).toBe(200)
    expect((await fetch(`${origin}/v2/healthz`)).status).toBe(401)
  })

  it('counts what waits or is computed', async () => {
    const baseUrl = await start({ threads: 1 })
    for (let i = 0; i < 3; i++) expect((await create(baseUrl, 'anna')).status).toBe(201)
    const { unfinished } = (await (await fetch(new URL('/healthz', baseUrl))).json()) as {
      unfinished: number
    }
    expect(unfinished).toBeGreaterThan(0)
    expect(unfinished).toBeLessThanOrEqual(3)
  })

  it('is 503 while the service ends, for those still connected', async () => {
    const socket = socketTo(await start({ graceMs: 5000 }))
    await once(socket, 'connect')
    const stopped = server.stop()
    socket.write('GET /healthz HTTP/1.1\r\nhost: 10.0.0.7\r\n\r\n')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 503 .*"status":"ending"/s)
    await stopped
    server.stop = () => Promise.resolve()
  })
})

describe('docs/service.md', () => {
  it('shows a file of keys, a refusal, a health and a line as they are', async () => {
    const [file, refusal, health, line] = await readJsonBlocks()
    const folder = await temporaryFolder(onTestFinished)
    await writeFile(join(folder, 'keys.json'), JSON.stringify(file))
    const [anna] = await readKeys(join(folder, 'keys.json'))
    expect(anna?.limits).toEqual({ requests: 1200, bytes: 400_000_000 })

    const baseUrl = await start()
    const ask = () => fetch(baseUrl, { headers: as('ben') })
    for (let i = 0; i < 3; i++) await (await ask()).text()
    const refused = (await (await ask()).json()) as { error: { message: string } }
    const inGeneral = (text: unknown) => JSON.stringify(text).replace(/\d+/g, 'N')
    expect(inGeneral(refused)).toBe(inGeneral(refusal))
    const asked = await fetch(new URL('/healthz', baseUrl))
    expect(shapeOf(await asked.json())).toEqual(shapeOf(health))
    await expect.poll(() => lines.length).toBe(5)
    expect(shapeOf(lines[0])).toEqual(shapeOf(line))
  })
})

describe('behind a proxy', () => {
  it('answers to the public name, and its links begin with it', async () => {
    const baseUrl = await start({ publicUrl: new URL('https://glance.example.com') })
    const socket = socketTo(baseUrl)
    const ask = async (host: string): Promise<string> => {
      socket.write(
        `GET /v2/upload-urls HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer anna-key\r\n\r\n`
      )
      const [answer] = (await once(socket, 'data')) as [Buffer]
      return answer.toString()
    }
    expect(await ask('attacker.example')).toMatch(/^HTTP\/1\.1 421 /)
    expect(await ask('glance.example.com')).not.toMatch(/^HTTP\/1\.1 421 /)
    socket.destroy()
    const { location } = (await (await create(baseUrl, 'anna')).json()) as { location: string }
    expect(location).toMatch(/^https:\/\/glance\.example\.com\/v2\/analyses\//)
  })
})
