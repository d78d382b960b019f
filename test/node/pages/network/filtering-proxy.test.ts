import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import type { Admit } from '../../../../src/node/pages/network/admit'
import { FilteringProxy } from '../../../../src/node/pages/network/filtering-proxy'
import { playAdmit, type PlaySite, playSite } from '../../../support/play-site'

const MAX_BYTES = 200_000

let site: PlaySite
beforeAll(async () => {
  site = await playSite((asked, response) => {
    if (asked.url === '/large') response.end(Buffer.alloc(10 * MAX_BYTES))
    else if (asked.url === '/breaks-off') {
      response.writeHead(200, { 'content-length': 1_000 })
      response.write('half', () => response.socket?.resetAndDestroy())
    } else
      response.setHeader('x-seen', asked.headers.host ?? '').end(`${asked.method} ${asked.url}`)
  })
})
afterAll(() => site.stop())

describe('the proxy in front of captured pages', () => {
  let proxy: FilteringProxy
  const asked: string[] = []
  const admit: Admit = (where) => {
    asked.push(where.host)
    return playAdmit(where)
  }
  beforeEach(async () => {
    asked.length = 0
    proxy = await FilteringProxy.start(admit, MAX_BYTES)
  })
  afterEach(() => proxy.stop())

  const address = () => ({ host: '127.0.0.1', port: Number(new URL(proxy.address).port) })

  /** A plain request, with its whole URL, as browsers send it to a proxy. */
  const ask = async (url: string, method = 'GET'): Promise<IncomingMessage> => {
    const sent = request({ ...address(), path: url, method, headers: { host: new URL(url).host } })
    sent.end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return response
  }

  /** Asks for a tunnel and returns it with the first words that came through. */
  const tunnel = async (target: string): Promise<{ socket: Socket; first: string }> => {
    const socket = connect(address())
    socket.on('error', () => undefined)
    socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`)
    const came = once(socket, 'data').then(([data]) => String(data))
    const first = await Promise.race([came, once(socket, 'close').then(() => '')])
    return { socket, first }
  }

  it('passes a plain request on to a public site', async () => {
    const response = await ask(site.url('/page?q=1'), 'POST')
    expect(response.statusCode).toBe(200)
    expect(response.headers['x-seen']).toBe(`site.example:${site.port}`)
    expect(await text(response)).toBe('POST /page?q=1')
  })

  it('opens a tunnel to a public site', async () => {
    const { socket, first } = await tunnel(`site.example:${site.port}`)
    expect(first).toMatch(/^HTTP\/1\.1 200 /)
    socket.write('GET /through HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toContain('GET /through')
  })

  it.each(['http://127.0.0.1:PORT/', 'http://[::1]:PORT/', 'http://intranet.example/'])(
    'gives no answer for %s, and knows why',
    async (pattern) => {
      const url = pattern.replace('PORT', String(site.port))
      const before = site.requests.length
      await expect(ask(url)).rejects.toThrow(/socket hang up/)
      expect(proxy.refusal(url)?.code).toBe('page_not_public')
      expect(site.requests).toHaveLength(before)
    }
  )

  it('opens no tunnel to a private place', async () => {
    for (const target of [`127.0.0.1:${site.port}`, 'metadata.example:443', '[::1]:443']) {
      expect((await tunnel(target)).first).toBe('')
      expect(proxy.refusal(`https://${target}`)?.code).toBe('page_not_public')
    }
  })

  it('asks again for every tunnel, so that a name cannot change its mind', async () => {
    for (let i = 0; i < 2; i++) (await tunnel(`site.example:${site.port}`)).socket.destroy()
    expect(asked).toEqual(['site.example', 'site.example'])
  })

  it('knows when a public site does not answer', async () => {
    const gone = await playSite((_, response) => response.end())
    await gone.stop()
    await expect(ask(gone.url('/'))).rejects.toThrow(/socket hang up/)
    expect(proxy.refusal(gone.url('/'))?.code).toBe('page_unreachable')
  })

  it('stops passing on when it has become too much', async () => {
    const response = await ask(site.url('/large'))
    await expect(text(response)).rejects.toThrow(/aborted/)
    await expect(ask(site.url('/more'))).rejects.toThrow()
  })

  it('survives sites that break off, and pages that do', async () => {
    for (let i = 0; i < 5; i++) {
      const answered = ask(site.url('/breaks-off')).then((response) => text(response))
      await expect(answered).rejects.toThrow(/aborted|hang up/)
      const { socket } = await tunnel(`site.example:${site.port}`)
      socket.resetAndDestroy()
    }
    expect((await ask(site.url('/'))).statusCode).toBe(200)
  })

  it('survives what is no request for a proxy', async () => {
    for (const line of ['GET / HTTP/1.1', 'GET http:// HTTP/1.1', 'CONNECT nowhere HTTP/1.1']) {
      const socket = connect(address())
      socket.write(`${line}\r\nHost: x\r\n\r\n`)
      await once(socket, 'close')
    }
    expect((await ask(site.url('/'))).statusCode).toBe(200)
  })
})
