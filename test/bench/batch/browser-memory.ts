import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const EVERY_MS = 250

/** Resident memory of all processes that this one has started, MB, by ps. Shared pages count in each. */
export async function residentMegabytes(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-e', '-o', 'pid=,ppid=,rss=,comm='])
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, rss, command]) => ({
      pid: Number(pid),
      parent: Number(parent),
      rss: Number(rss),
      command
    }))
  const ours = new Set([process.pid])
  // Parents come before their children, as their ids are given in order; twice is enough for those that wrapped.
  for (const { pid, parent } of [...all, ...all]) if (ours.has(parent)) ours.add(pid)
  ours.delete(process.pid)
  const browser = all.filter(({ pid, command }) => ours.has(pid) && command !== 'ps')
  return browser.reduce((sum, { rss }) => sum + rss, 0) / 1000
}

/** The most there was while something went on. */
export async function peakDuring(work: () => Promise<void>): Promise<number> {
  let peak = 0
  const over = new AbortController()
  const watch = (async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await residentMegabytes())
      await sleep(EVERY_MS)
    }
  })()
  await work()
  over.abort()
  await watch
  return peak
}
