import { setTimeout as sleep } from 'node:timers/promises'
import { startServer } from '../../../src/node/http/start-server'
import { svgPage } from '../../contract/support/pictures'
import { sharedBrowser } from '../../support/browser'
import { playAdmit, playSite } from '../../support/play-site'
import { median, round, type Table } from '../table'

const KEY = 'bench-key'
const RUNS = 7

/** The service’s own measures, and the row each belongs to. */
const STEPS = {
  'page load, with 0.5 s of quiet': ['glance:page-load'],
  screenshot: ['glance:screenshot'],
  'capture, all of it': ['glance:capture'],
  'engine: decode, perceive, draw and encode': ['glance:engine']
}

type Run = Record<string, number>

/** From POST /analyses to the result of a small page on this machine, over HTTP. */
export async function measureCapture(): Promise<Table> {
  const site = await playSite((request, response) => {
    const isPicture = request.url === '/picture.svg'
    response.setHeader('content-type', isPicture ? 'image/svg+xml' : 'text/html')
    response.end(isPicture ? svgPage(1440, 900) : '<!doctype html><img src="/picture.svg" alt="">')
  })
  const browser = sharedBrowser()
  const server = await startServer({ port: 0, key: KEY, browser, pages: { admit: playAdmit } })
  try {
    const start = performance.now()
    await browser.use(async () => {})
    const browserStart = performance.now() - start
    const cold = await measure(server.baseUrl, site.url('/'))
    const warm: Run[] = []
    for (let run = 0; run < RUNS; run++) warm.push(await measure(server.baseUrl, site.url('/')))
    return table(browserStart, cold, warm)
  } finally {
    await server.stop()
    await site.stop()
  }
}

async function measure(baseUrl: string, url: string): Promise<Run> {
  const start = performance.now()
  const location = await create(baseUrl, url)
  while ((await look(location)) === 'pending') await sleep(10)
  const total = performance.now() - start
  const steps = Object.entries(STEPS).map(([label, names]) => [label, durationOf(names)] as const)
  return { ...Object.fromEntries(steps), 'total, POST to success': total }
}

async function create(baseUrl: string, content: string): Promise<string> {
  const input = { type: 'webPageUrl', content, medium: 'desktopWeb', title: 'Bench' }
  const response = await fetch(`${baseUrl}/analyses`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ input, predictions: { attention: {}, clarity: {}, excitingness: {} } })
  })
  return response.headers.get('location') ?? ''
}

async function look(location: string): Promise<string> {
  const response = await fetch(location, { headers: { authorization: `Bearer ${KEY}` } })
  const { status } = (await response.json()) as { status: string }
  if (status === 'failed') throw new Error('The capture failed.')
  return status
}

function durationOf(names: string[]): number {
  return names
    .flatMap((name) => performance.getEntriesByName(name))
    .reduce((sum, { duration }) => sum + duration, 0)
}

function table(browserStart: number, cold: Run, warm: Run[]): Table {
  const rows = Object.keys(cold).map((label) => ({
    label,
    values: [round(median(warm.map((run) => run[label]!))), round(cold[label]!)]
  }))
  return {
    title: 'A web page, from its address to its result, 1440 x 900 px',
    note: `ms, median of ${RUNS} warm runs and the first one; the page and its one picture lie on this machine. The engine shares the process with the server.`,
    columns: ['warm', 'first'],
    rows: [{ label: 'browser start, once', values: ['', round(browserStart)] }, ...rows]
  }
}
