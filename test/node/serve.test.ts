import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request, type RequestOptions } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { UsageError } from '../../src/node/cli/options'
import { serve } from '../../src/node/http/serve-command'
import { type RunningServer, startServer } from '../../src/node/http/start-server'
import { addKey } from '../../src/node/keys/key-file'
import { ended, finished, nodeArguments, saidBy, startScript } from './support/run-script'
import { temporaryFolder } from '../support/temporary-folder'

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
    await expect(startServer({ port, key: KEY })).rejects.toThrow(
      `127.0.0.1:${port} cannot be used: another program listens there.`
    )
  })
})

/** The command, when it has said its address. */
async function serving(args: readonly string[], env: NodeJS.ProcessEnv = NO_BROWSER) {
  return listening(startScript(SCRIPT, ['--port', '0', ...args], env))
}

async function listening(child: ChildProcess) {
  const said = saidBy(child)
  const heard = async (pattern: RegExp): Promise<string> => {
    const all = () => said.stdout + said.stderr
    await expect.poll(all).toMatch(pattern)
    return pattern.exec(all())![0]
  }
  const address = await heard(/http:\S+/)
  const ask = async (key = KEY): Promise<number> =>
    (await fetch(address, { headers: { authorization: `Bearer ${key}` } })).status
  return { child, said, heard, address, ask }
}

const KEYED = ['--key', KEY]

describe('npm run serve', () => {
  it('prints its address, serves with the given key without repeating it, and stops on a signal', async () => {
    const { child, said, ask } = await serving(KEYED)
    expect(await ask()).toBe(200)
    expect(await ask('wrong')).toBe(401)
    expect(await ended(child)).toBe(0)
    expect(said.stdout + said.stderr).not.toMatch(new RegExp(`${KEY}|wrong`))
  })

  it.skipIf(process.platform === 'win32')(
    'clears away what one that was killed has left',
    { tags: ['thorough'] },
    async () => {
      const place = await temporaryFolder(onTestFinished)
      const env = { TMPDIR: place }
      const { child: first, address } = await serving(KEYED, env)
      const answer = await fetch(`${address}/upload-urls`, { headers: AUTHORIZED })
      const { url } = (await answer.json()) as { url: string }
      expect((await fetch(url, { method: 'PUT', body: 'film' })).status).toBe(200)
      await ended(first, 'SIGKILL')
      const film = new RegExp(`^(glance-${first.pid}-\\w+/)+[-\\da-f]{36}$`)
      const films = async () =>
        (await readdir(place, { recursive: true })).filter((path) => film.test(path))
      expect(await films()).toHaveLength(1)
      // Its browser, which dies with it, may write there again.
      const { child: second } = await serving(KEYED, env)
      expect(await films()).toEqual([])
      await ended(second)
    }
  )

  it.each([
    [
      'which browser opens pages and videos',
      {},
      /opened in Chromium \d+|cannot be analysed\. .*sandbox/
    ],
    [
      'why pages and videos cannot be analysed',
      NO_BROWSER,
      /^Web pages and videos cannot be analysed\. CHROMIUM_PATH names no program that can be run: \/nowhere\/chrome\n$/
    ]
  ])('says at its start %s', { tags: ['thorough'] }, async (_, env, sentence) => {
    const { child, heard } = await serving(KEYED, env)
    expect(await heard(/Web pages and videos .*\n/)).toMatch(sentence)
    expect(await ended(child)).toBe(0)
  })

  it('goes on when its output is closed', { tags: ['thorough'] }, async () => {
    const { child, ask } = await serving([...KEYED, '--log', 'json'])
    child.stdout?.destroy()
    child.stderr?.destroy()
    for (let i = 0; i < 20; i++) expect(await ask()).toBe(200)
    expect(child.exitCode).toBeNull()
    await ended(child)
  })

  it.skipIf(process.platform !== 'linux')(
    'goes on when the disk of its log is full',
    { tags: ['thorough'] },
    async () => {
      const full = openSync('/dev/full', 'w')
      const args = [...nodeArguments(SCRIPT), '--port', '0', ...KEYED, '--log', 'json']
      const env = { ...process.env, ...NO_BROWSER }
      const child = spawn(process.execPath, args, { stdio: ['ignore', full, 'pipe'], env })
      closeSync(full)
      const { ask } = await listening(child)
      for (let i = 0; i < 20; i++) expect(await ask()).toBe(200)
      expect(await ended(child)).toBe(0)
    }
  )

  it.skipIf(process.platform === 'win32')(
    'takes keys from a file, reads it again at SIGHUP, keeps them when it is broken, and prints lines of JSON',
    { tags: ['thorough'] },
    async () => {
      const place = await temporaryFolder(onTestFinished)
      const file = join(place, 'keys.json')
      const anna = await addKey(file, 'anna')
      const { child, said, ask } = await serving(['--keys', file, '--log', 'json'])
      expect(await ask(anna)).toBe(200)

      const ben = await addKey(file, 'ben')
      expect(await ask(ben)).toBe(401)
      child.kill('SIGHUP')
      await expect.poll(() => said.stderr).toContain(`Read again: 2 keys in ${file}\n`)
      expect(await ask(ben)).toBe(200)

      await writeFile(file, '{')
      child.kill('SIGHUP')
      await expect.poll(() => said.stderr).toMatch(/is no valid JSON\. Those of before stay\.\n/)
      expect(await ask(anna)).toBe(200)

      expect(await ended(child)).toBe(0)
      const lines = said.stdout.trimEnd().split('\n')
      expect(lines.map((line) => (JSON.parse(line) as { key: unknown }).key)).toEqual([
        'anna',
        null,
        'ben',
        'anna'
      ])
      expect(said.stdout + said.stderr).not.toMatch(new RegExp(`${anna}|${ben}`))
      await expect(serve(['--port', '0', '--keys', file])).rejects.toThrow(/is no valid JSON\.$/)
    }
  )

  it('makes up a key when none is given, and prints it once', { tags: ['thorough'] }, async () => {
    const { child, said, heard, ask } = await serving([])
    const key = (await heard(/key for this run is \S+\n/)).trim().split(' ').at(-1)!
    expect(await ask(key)).toBe(200)
    await ended(child, 'SIGINT')
    expect(said.stdout.split(key)).toHaveLength(2)
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
