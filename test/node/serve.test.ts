import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request, type RequestOptions } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UsageError } from '../../src/node/cli/options'
import { serve } from '../../src/node/http/serve-command'
import { type RunningServer, startServer } from '../../src/node/http/start-server'
import { addKey } from '../../src/node/keys/key-file'
import { finished, nodeArguments, startScript } from './support/run-script'

const SCRIPT = 'src/node/serve.ts'
const KEY = 'serve-key'
/** Starts sooner: what a browser says of itself is tested alone. */
const NO_BROWSER = { CHROMIUM_PATH: '/nowhere/chrome' }
const AUTHORIZED = { authorization: `Bearer ${KEY}` }

describe('the HTTP server', () => {
  let server: RunningServer
  let port: number
  beforeAll(async () => {
    server = await startServer({ port: 0, key: KEY })
    port = Number(new URL(server.baseUrl).port)
  })
  afterAll(() => server.stop())

  /** One request with headers that fetch would not send; resolves at the answer's head. */
  const raw = async (
    options: RequestOptions,
    write: (send: ReturnType<typeof request>) => void = (send) => send.end()
  ): Promise<IncomingMessage> => {
    const sent = request({ host: '127.0.0.1', port, path: '/v2/', ...options })
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    write(sent)
    const [response] = await answered
    return response
  }

  it('listens on loopback and nowhere else', async () => {
    expect(new URL(server.baseUrl).hostname).toBe('127.0.0.1')
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    for (const { address } of outside) {
      await expect(once(connect(port, address), 'connect')).rejects.toThrow(/ECONNREFUSED/)
    }
  })

  it.each(['127.0.0.1', 'localhost', 'LOCALHOST'])('answers to the host %s', async (name) => {
    const { statusCode } = await raw({ headers: { ...AUTHORIZED, host: `${name}:${port}` } })
    expect(statusCode).toBe(200)
  })

  it.each(['attacker.example', 'localhost.attacker.example', '127.0.0.1.attacker.example'])(
    'refuses the host %j, even with the key',
    async (name) => {
      const { statusCode } = await raw({ headers: { ...AUTHORIZED, host: name } })
      expect(statusCode).toBe(421)
    }
  )

  it('refuses a body that announces itself as too large, before it comes', async () => {
    const { statusCode } = await raw(
      {
        method: 'POST',
        path: '/v2/analyses',
        headers: {
          ...AUTHORIZED,
          'content-type': 'application/json',
          'content-length': 1_000_000_000
        }
      },
      (send) => send.flushHeaders()
    )
    expect(statusCode).toBe(413)
  })

  it('stops reading a body that turns out too large', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 0x20)
    let sent = 0
    const response = await raw(
      {
        method: 'POST',
        path: '/v2/analyses',
        headers: { ...AUTHORIZED, 'content-type': 'application/json' }
      },
      (send) => {
        // The server may hang up while there is more to send.
        send.on('error', () => undefined)
        const more = (): void => {
          while (send.writable && sent < 400) {
            sent += 1
            if (!send.write(chunk)) {
              send.once('drain', more)
              return
            }
          }
        }
        more()
      }
    )
    expect(response.statusCode).toBe(413)
    expect(sent).toBeLessThan(200)
    response.destroy()
  })

  it('tells a client that asks first to send its body only when it is going to be read', async () => {
    const ask = async (headers: Record<string, string>) => {
      const sent = request({
        ...{ host: '127.0.0.1', port, path: '/v2/analyses', method: 'POST' },
        headers: { ...headers, 'content-length': 2, expect: '100-continue' }
      })
      let toldToGoOn = false
      sent.on('continue', () => {
        toldToGoOn = true
        sent.end('{}')
      })
      sent.flushHeaders()
      const [{ statusCode }] = (await once(sent, 'response')) as [IncomingMessage]
      sent.destroy()
      return { statusCode, toldToGoOn }
    }
    expect(await ask({})).toEqual({ statusCode: 401, toldToGoOn: false })
    const keyed = { ...AUTHORIZED, 'content-type': 'application/json' }
    expect(await ask(keyed)).toEqual({ statusCode: 400, toldToGoOn: true })
  })

  it('answers what is open when it stops, and cuts off what does not end', async () => {
    const other = await startServer({ port: 0, key: KEY, graceMs: 200 })
    const open = request({
      ...{ host: '127.0.0.1', port: new URL(other.baseUrl).port, path: '/v2/analyses' },
      method: 'POST',
      headers: { ...AUTHORIZED, 'content-type': 'application/json', 'content-length': 1000 }
    })
    const cut = once(open, 'error')
    open.write('{')
    await expect.poll(() => open.socket?.bytesWritten ?? 0).toBeGreaterThan(0)
    // Answered behind it on the server's own thread, so the request above has arrived.
    await fetch(other.baseUrl, { headers: AUTHORIZED })
    await other.stop()
    await cut
    await expect(fetch(other.baseUrl)).rejects.toThrow()
  })

  it('says so when the port is taken', async () => {
    await expect(startServer({ port, key: KEY })).rejects.toThrow(/EADDRINUSE/)
  })
})

/** Resolves to what a command prints that matches. */
function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  let output = ''
  return new Promise((resolve) => {
    child.stdout?.on('data', (data: Buffer) => {
      output += data.toString()
      const match = pattern.exec(output)
      if (match) resolve(match[0])
    })
  })
}

/** Serves until its output matches, and stops it with a signal. */
async function firstMatch(pattern: RegExp, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = startScript(SCRIPT, ['--port', '0', '--key', KEY], env)
  const found = await printed(child, pattern)
  child.kill('SIGTERM')
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(0)
  return found
}

describe('npm run serve', () => {
  it('prints its address, serves with the given key without repeating it, and stops on a signal', async () => {
    const child = startScript(SCRIPT, ['--port', '0', '--key', KEY], NO_BROWSER)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => (output += data.toString()))
    const address = await printed(child, /http:\S+/)
    expect((await fetch(address, { headers: AUTHORIZED })).status).toBe(200)
    expect((await fetch(address, { headers: { authorization: 'Bearer wrong' } })).status).toBe(401)
    child.kill('SIGTERM')
    const [code] = (await once(child, 'close')) as [number]
    expect(code).toBe(0)
    expect(output).not.toContain(KEY)
    expect(output).not.toContain('wrong')
  })

  it.skipIf(process.platform === 'win32')(
    'clears away what one that was killed has left',
    { tags: ['thorough'] },
    async () => {
      const place = await mkdtemp(join(tmpdir(), 'serve-'))
      const env = { TMPDIR: place }
      const first = startScript(SCRIPT, ['--port', '0', '--key', KEY], env)
      const address = await printed(first, /http:\S+/)
      const answer = await fetch(`${address}/upload-urls`, { headers: AUTHORIZED })
      const { url } = (await answer.json()) as { url: string }
      expect((await fetch(url, { method: 'PUT', body: 'film' })).status).toBe(200)
      first.kill('SIGKILL')
      await once(first, 'close')
      const left = await readdir(place)
      expect(left.some((name) => name.startsWith(`glance-${first.pid}-`))).toBe(true)
      const second = startScript(SCRIPT, ['--port', '0', '--key', KEY], env)
      await printed(second, /http:\S+/)
      const still = (await readdir(place)).filter((name) => left.includes(name))
      expect(still.filter((name) => name.startsWith('glance-'))).toEqual([])
      second.kill('SIGTERM')
      await once(second, 'close')
      await rm(place, { recursive: true })
    }
  )

  it('says at its start which browser opens pages and videos', { tags: ['thorough'] }, async () => {
    const sentence = await firstMatch(/Web pages and videos .*\n/)
    expect(sentence).toMatch(/opened in Chromium \d+|cannot be analysed\. .*sandbox/)
  })

  it(
    'says at its start why pages and videos cannot be analysed',
    { tags: ['thorough'] },
    async () => {
      const sentence = await firstMatch(/Web pages and videos .*\n/, NO_BROWSER)
      expect(sentence).toBe(
        'Web pages and videos cannot be analysed. CHROMIUM_PATH names no program that can be run: /nowhere/chrome\n'
      )
    }
  )

  it('goes on when its output is closed', { tags: ['thorough'] }, async () => {
    const args = ['--port', '0', '--key', KEY, '--log', 'json']
    const child = startScript(SCRIPT, args, NO_BROWSER)
    let said = ''
    child.stderr?.on('data', (data: Buffer) => (said += data.toString()))
    await expect.poll(() => said, { timeout: 20_000 }).toMatch(/http:\S+/)
    const [address] = /http:\S+/.exec(said)!
    child.stdout?.destroy()
    child.stderr?.destroy()
    for (let i = 0; i < 20; i++) {
      expect((await fetch(address, { headers: AUTHORIZED })).status).toBe(200)
    }
    expect(child.exitCode).toBeNull()
    child.kill('SIGTERM')
    await once(child, 'exit')
  })

  it.skipIf(process.platform !== 'linux')(
    'goes on when the disk of its log is full',
    { tags: ['thorough'] },
    async () => {
      const full = openSync('/dev/full', 'w')
      const args = [...nodeArguments(SCRIPT), '--port', '0', '--key', KEY, '--log', 'json']
      const env = { ...process.env, ...NO_BROWSER }
      const child = spawn(process.execPath, args, { stdio: ['ignore', full, 'pipe'], env })
      closeSync(full)
      let said = ''
      child.stderr?.on('data', (data: Buffer) => (said += data.toString()))
      await expect.poll(() => said, { timeout: 20_000 }).toMatch(/http:\S+/)
      const [address] = /http:\S+/.exec(said)!
      for (let i = 0; i < 20; i++) {
        expect((await fetch(address, { headers: AUTHORIZED })).status).toBe(200)
      }
      child.kill('SIGTERM')
      expect(await once(child, 'exit')).toEqual([0, null])
    }
  )

  it.skipIf(process.platform === 'win32')(
    'takes keys from a file, reads it again at SIGHUP, keeps them when it is broken, and prints lines of JSON',
    { tags: ['thorough'] },
    async () => {
      const place = await mkdtemp(join(tmpdir(), 'serve-'))
      const file = join(place, 'keys.json')
      const anna = await addKey(file, 'anna')
      const args = ['--port', '0', '--keys', file, '--log', 'json']
      const child = startScript(SCRIPT, args, NO_BROWSER)
      const said = { out: '', aside: '' }
      child.stdout?.on('data', (data: Buffer) => (said.out += data.toString()))
      child.stderr?.on('data', (data: Buffer) => (said.aside += data.toString()))
      await expect.poll(() => said.aside, { timeout: 20_000 }).toMatch(/http:\S+/)
      const [address] = /http:\S+/.exec(said.aside)!
      const ask = async (key: string): Promise<number> =>
        (await fetch(address, { headers: { authorization: `Bearer ${key}` } })).status
      expect(await ask(anna)).toBe(200)

      const ben = await addKey(file, 'ben')
      expect(await ask(ben)).toBe(401)
      child.kill('SIGHUP')
      await expect.poll(() => said.aside).toContain(`Read again: 2 keys in ${file}\n`)
      expect(await ask(ben)).toBe(200)

      await writeFile(file, '{')
      child.kill('SIGHUP')
      await expect.poll(() => said.aside).toMatch(/is no valid JSON\. Those of before stay\.\n/)
      expect(await ask(anna)).toBe(200)

      child.kill('SIGTERM')
      const [code] = (await once(child, 'close')) as [number]
      expect(code).toBe(0)
      const lines = said.out.trimEnd().split('\n')
      expect(lines.map((line) => (JSON.parse(line) as { key: unknown }).key)).toEqual([
        'anna',
        null,
        'ben',
        'anna'
      ])
      expect(said.out + said.aside).not.toMatch(new RegExp(`${anna}|${ben}`))
      await expect(serve(['--port', '0', '--keys', file])).rejects.toThrow(/is no valid JSON\.$/)
      await rm(place, { recursive: true })
    }
  )

  it('makes up a key when none is given, and prints it once', { tags: ['thorough'] }, async () => {
    const child = startScript(SCRIPT, ['--port', '0'], NO_BROWSER)
    let output = ''
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()))
    const [key = ''] = (await printed(child, /key for this run is \S+\n/))
      .trim()
      .split(' ')
      .slice(-1)
    const address = /http:\S+/.exec(output)?.[0] ?? ''
    const { status } = await fetch(address, { headers: { authorization: `Bearer ${key}` } })
    expect(status).toBe(200)
    child.kill('SIGINT')
    await once(child, 'close')
    expect(output.split(key)).toHaveLength(2)
  })

  it.each([
    ['a port that is no number', ['--port', 'many']],
    ['a port out of range', ['--port', '65536']],
    ['a port without digits', ['--port', '']],
    ['no threads', ['--threads', '0']],
    ['half a thread', ['--threads', '1.5']],
    ['an empty key', ['--key', '']],
    ['a key with spaces', ['--key', 'a b']],
    ['a short key that others can guess', ['--key', 'my-key', '--public-url', 'https://a.example']],
    ['a browser that is not there', ['--chromium', '/nowhere/chrome']],
    ['a Redis that is no address', ['--redis', '127.0.0.1']],
    ['threads of a server that only answers', ['--redis', 'redis://127.0.0.1', '--threads', '2']],
    ['a language that Glance does not write', ['--language', 'fr']],
    ['one key and many', ['--key', 'a', '--keys', 'b']],
    ['less than a picture in a minute', ['--limit-bytes', '1000']],
    ['no request in a minute', ['--limit-requests', '0']],
    ['a form of lines that there is not', ['--log', 'xml']],
    ['a public address with a path', ['--public-url', 'https://glance.example.com/v2']],
    ['a public address that is none', ['--public-url', 'glance']],
    ['a network without the name it is meant by', ['--host', '0.0.0.0']],
    ['an unknown option', ['--hosts', '0.0.0.0']]
  ])('refuses %s', async (_, args) => {
    await expect(serve(args)).rejects.toThrow(UsageError)
  })

  it('explains its usage when it was called wrongly', async () => {
    // From its source, as npm runs it.
    const args = ['--import', 'tsx', SCRIPT, '--port', 'many']
    const { code, stderr } = await finished(spawn(process.execPath, args))
    expect(code).toBe(2)
    expect(stderr).toMatch(/^--port must be a whole number.*\n\nUsage: npm run serve/)
  })
})
