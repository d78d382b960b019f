import { readFileSync } from 'node:fs'
import { type TaskName, TASKS } from './tasks'
import { timed, type Timed } from './timed'

/** What a process says of the runs it was started for. */
export interface TaskReport {
  runs: Timed[]
  /** Most memory of the process over what it held with the picture read, MB: in the first run, and in all. */
  peakOfFirst: number
  peak: number
}

/** The script of a fresh process: TASK, a file of raw RGBA, its WIDTH and HEIGHT, and how many RUNS. */
const [task = '', file = '', width, height, count] = process.argv.slice(2)
const pixels = { width: Number(width), height: Number(height), data: readFileSync(file) }
const before = process.memoryUsage().rss / 2 ** 20
const peak = (): number => process.resourceUsage().maxRSS / 1024 - before

const run = (): Timed => timed(TASKS[task as TaskName](pixels))
const first = run()
const peakOfFirst = peak()
const rest = Array.from({ length: Number(count) - 1 }, run)
const report: TaskReport = { runs: [first, ...rest], peakOfFirst, peak: peak() }
console.log(JSON.stringify(report))
