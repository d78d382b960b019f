/** @module-tag thorough */
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { exportFigFile, SceneGraph } from '@open-pencil/core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeSite } from '../../../src/playground/server/write-site'
import { launchBrowser } from '../../support/browser'
import { temporaryFolder } from '../../support/temporary-folder'

/** Where the site lies on its host. */
const SUBFOLDER = '/designs/glance/'
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm'
}

const folder = await temporaryFolder()
let host: Server
let browser: Browser
let page: Page
let requests: string[]
let warnings: string[]

beforeAll(async () => {
  await writeSite(join(folder, 'site'), process.cwd())
  host = serveFiles(join(folder, 'site'))
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  host.close()
})

async function open(query: string): Promise<string> {
  const base = `http://127.0.0.1:${(host.address() as AddressInfo).port}${SUBFOLDER}`
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  requests = []
  warnings = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text())
  })
  await page.goto(base + query)
  await page.waitForFunction(() => 'playground' in window)
  await page.evaluate(() => window.playground.ready)
  return base
}

/** A file server that knows files and nothing else. */
function serveFiles(root: string): Server {
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '', 'http://host')
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const missing = (): void => {
      answer.writeHead(404).end()
    }
    if (!name.startsWith(SUBFOLDER)) {
      missing()
      return
    }
    readFile(join(root, name.slice(SUBFOLDER.length))).then((bytes) => {
      const type = TYPES[extname(name)] ?? 'application/octet-stream'
      answer.writeHead(200, { 'content-type': type }).end(bytes)
    }, missing)
  })
  return server.listen(0, '127.0.0.1')
}

it('works from a subfolder of a plain file server, up to a result and into a .fig file, and asks for nothing outside it', async () => {
  const base = await open('?samples=checkout')
  await page.evaluate(() => {
    const frame = window.playground.tree().find(({ type }) => type === 'FRAME')
    window.playground.select([frame?.id ?? ''])
  })
  const panel = page.frameLocator('iframe[name=plugin]')
  await panel.getByRole('button', { name: 'Analyse', exact: true }).click()
  await panel.getByRole('region', { name: 'Verdict' }).waitFor()
  // The file is read in a Worker of its own.
  const graph = new SceneGraph()
  const [first] = graph.getPages()
  graph.createNode('FRAME', first?.id ?? '', { name: 'From a file', width: 200, height: 100 })
  const started = page.waitForEvent('worker', (worker) => worker.url().includes('fig-worker'))
  const buffer = Buffer.from(await exportFigFile(graph))
  await page
    .getByLabel('File to open')
    .setInputFiles({ name: 'mine.fig', mimeType: 'application/octet-stream', buffer })
  await started
  await page.getByRole('heading', { name: 'mine', exact: true }).waitFor()
  expect(await page.evaluate(() => window.playground.tree()[0]?.name)).toBe('From a file')
  const outside = requests.filter(
    (url) => ![base, 'data:', 'blob:'].some((own) => url.startsWith(own))
  )
  expect([outside, warnings]).toEqual([[], []])
  await page.close()
})

it('says which build there is not where the address asks for another', async () => {
  await open('?build=mine&samples=banner')
  await page.getByText('The plugin could not be started.').click()
  await page.getByText('There is no build “mine”, only: publish.').waitFor()
  await page.close()
})
