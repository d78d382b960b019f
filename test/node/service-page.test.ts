/** @module-tag thorough */
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readServeArguments } from '../../src/node/http/serve-arguments'
import { readWorkArguments } from '../../src/node/redis/work-command'
import { type RunningServer, startServer } from '../../src/node/http/start-server'
import { launchBrowser, sharedBrowser } from '../support/browser'
import { makeWebm } from '../support/fixtures/make-webm'
import { playPages } from '../support/play-pages'
import { playAdmit, type PlaySite, playSite } from '../support/play-site'
import { type Example, namesIn, readExamples, shapeOf } from './support/read-examples'
import { temporaryFolder } from '../support/temporary-folder'

const KEY = 'my-key'

/** Everything the interface has, by method and path below the base address. */
const ENDPOINTS = [
  'GET /',
  'POST /analyses',
  'GET /analyses/$ID',
  'PUT /update-meta/screenshot/$ANALYSIS_ID',
  'POST /analyses/summary/$ANALYSIS_ID',
  'GET /analyses/summary/$ANALYSIS_ID',
  'POST /analyses/recommendations/$ANALYSIS_ID',
  'GET /analyses/recommendations/$ANALYSIS_ID',
  'GET /upload-urls',
  'POST /analyses/video',
  'GET /analyses/video/$VIDEO_ID',
  'POST /ad-visibility',
  'GET /ad-visibility/$AD_ID',
  'GET /tag-search/screenshot',
  'GET /tag-summary'
]

const UNFINISHED = ['pending', 'started', 'processing']

const isHere = (name: string): boolean => spawnSync(name, ['--version']).status === 0

/** curl that also tells the status, or what stands in for it. */
const CURL = isHere('curl')
  ? `command curl --silent --show-error --write-out '\\n%{http_code}' "$@"`
  : `'${process.execPath}' --import '${import.meta.resolve('tsx')}' '${resolve('test/node/support/curl.ts')}' "$@"`

const examples = await readExamples()
const folder = await temporaryFolder()

function endpointOf({ command }: Example): string {
  const path = /"\$API([^"]*)"/.exec(command)?.[1]
  const method = /-X (\w+)/.exec(command)?.[1] ?? (command.includes(' -d ') ? 'POST' : 'GET')
  return path === undefined ? 'upload' : `${method} ${path}`
}

describe('the examples of docs/service.md', () => {
  it('show every endpoint of the interface', () => {
    expect(new Set(examples.map(endpointOf))).toEqual(new Set([...ENDPOINTS, 'upload']))
  })
})

describe('the commands of docs/service.md that start something', () => {
  const page = readFileSync('docs/service.md', 'utf8')
  const commands = [...page.matchAll(/^npm run (serve|work) -- (.*)$/gm)]
  const readers = { serve: readServeArguments, work: readWorkArguments }

  it.each(
    commands.map(([line, name, args]) => [line, name as keyof typeof readers, args!] as const)
  )('%s', (_, name, args) => {
    expect(() => readers[name](args.split(/\s+/))).not.toThrow()
  })

  it('are of both kinds', () => {
    expect(new Set(commands.map(([, name]) => name))).toEqual(new Set(['serve', 'work']))
  })
})

describe.runIf(isHere('bash'))('the examples of docs/service.md, run as they stand', () => {
  let site: PlaySite
  let server: RunningServer
  const names: Record<string, string> = {}

  beforeAll(async () => {
    site = await playSite(playPages)
    const pages = { admit: playAdmit }
    server = await startServer({ port: 0, key: KEY, browser: sharedBrowser(), pages })
    const browser = await launchBrowser()
    await mkdir(join(folder, 'assets'))
    await copyFile(resolve('assets/cover.png'), join(folder, 'assets', 'cover.png'))
    await writeFile(join(folder, 'film.webm'), await makeWebm(browser, { seconds: 0.3 }))
    await browser.close()
  })
  afterAll(async () => {
    await server.stop()
    await site.stop()
  })

  /** Runs a command in a shell that knows what the page has named so far. */
  const run = async (command: string): Promise<{ status: number; answer: unknown }> => {
    const script = `
      curl() { ${CURL}; }
      API='${server.baseUrl}' AUTH='Authorization: Bearer ${KEY}' JSON='Content-Type: application/json'
      ${command.replace('https://example.com/', site.url('/'))}`
    const env = { ...process.env, ...names, no_proxy: '*' }
    const { stdout } = await promisify(execFile)('bash', ['-c', script], { cwd: folder, env })
    const [, body = '', status] = /^([^]*)\n(\d{3})$/.exec(stdout) ?? []
    return { status: Number(status), answer: body === '' ? undefined : JSON.parse(body) }
  }

  /** Runs a command, one that looks at a result again and again until there is one. */
  const runToEnd = async (command: string, isLook: boolean): ReturnType<typeof run> => {
    for (;;) {
      const result = await run(command)
      const { status = '' } = (result.answer ?? {}) as { status?: string }
      if (!isLook || !UNFINISHED.includes(status)) return result
      await sleep(50)
    }
  }

  it.each(examples.map((example) => [endpointOf(example), example] as const))(
    '%s',
    async (endpoint, example) => {
      const result = await runToEnd(example.command, endpoint.startsWith('GET'))
      expect(result.status).toBe(example.status)
      expect(shapeOf(result.answer)).toEqual(shapeOf(example.answer))
      Object.assign(names, namesIn(example.answer, result.answer))
    }
  )

  it('the captured page has a result of the same kind', async () => {
    const { answer } = await runToEnd('curl -H "$AUTH" "$API/analyses/$PAGE_ID"', true)
    expect(answer).toMatchObject({ status: 'success' })
  })
})
