import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { GroupMemory } from '../../../src/node/temporary/process-table'
import { playSite } from '../../support/play-site'
import { round, type Table } from '../table'
import type { Captured } from '../../node/support/capture-alone'
import { HOSTILE_PAGES, hostileAddress, serveHostile } from '../../support/hostile-pages'

const SCRIPT = fileURLToPath(new URL('../../node/support/capture-alone.ts', import.meta.url))
/** Ten times as often as the service looks itself, ms. */
const LOOK_EVERY_MS = 5

/** What pages that take all they can get come to: how long they hold a capture, and how much memory they get. */
export async function measureHostilePages(only?: readonly string[]): Promise<Table> {
  const site = await playSite(serveHostile)
  try {
    const rows: Table['rows'] = []
    for (const name of HOSTILE_PAGES.filter((one) => only?.includes(one) ?? true)) {
      const found = await captureAlone(site.url(hostileAddress(name)))
      rows.push({
        label: name,
        values: [
          round(found.ms / 1000, 1),
          round(found.peak / 1e6),
          round(found.gone / 1000, 1),
          round(found.memory / 1e6),
          found.outcome
        ]
      })
    }
    return {
      title: 'Captures of pages that take all they can get',
      note: 'Each in a process of its own with a new browser, cookie banner removed. Memory is resident, all processes of the browser, most in looks of every 5 ms; gone: until no process of it was left.',
      columns: ['s', 'browser, MB', 'gone after, s', 'service, MB', 'outcome'],
      rows
    }
  } finally {
    await site.stop()
  }
}

async function captureAlone(url: string): Promise<Captured & { peak: number; gone: number }> {
  const child = fork(SCRIPT, { execArgv: ['--import', 'tsx'] })
  child.send(url)
  const [pid] = (await once(child, 'message')) as [number]
  const start = performance.now()
  const captured = once(child, 'message') as Promise<[Captured]>
  const ended = once(child, 'exit').then(() => true)
  const group = new GroupMemory(pid)
  let peak = 0
  while (!(await Promise.race([ended, sleep(LOOK_EVERY_MS, false)]))) {
    peak = Math.max(peak, await group.look())
  }
  while ((await group.look()) > 0) await sleep(LOOK_EVERY_MS)
  const [found] = await captured
  return { ...found, peak, gone: performance.now() - start }
}
