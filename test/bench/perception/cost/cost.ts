import { median } from '../../table'
import { freshProcesses } from './fresh-process'
import { madeUpPage } from './made-up-page'
import { type TaskName, TASKS } from './tasks'

const TIMED = { width: 2000, height: 1125 }
const WEIGHED = { width: 2000, height: 2000 }
/** Tasks take turns in rounds, so that what else the machine does strikes them alike. */
export const ROUNDS = 5
/** Runs in one process; the first is not warm. */
export const RUNS = 6
export const MEMORY_ROUNDS = 3
export const MEMORY_RUNS = 10

const TASK_NAMES = Object.keys(TASKS) as TaskName[]

/** What a task costs: times in ms at 2000 x 1125 px, memory in MB at 2000 x 2000 px. */
export interface Cost {
  task: TaskName
  warm: number
  leastWarm: number
  longest: number
  first: number
  leastFirst: number
  whole: number
  leastWhole: number
  peakOfFirst: number
  peak: number
}

/** Times and weighs each task in processes of its own. */
export async function measureCosts(): Promise<Cost[]> {
  const page = await freshProcesses(madeUpPage(TIMED.width, TIMED.height))
  const large = await freshProcesses(madeUpPage(WEIGHED.width, WEIGHED.height))
  try {
    const cold = inTurn(ROUNDS, (task) => page.run(task, 1))
    const warm = inTurn(ROUNDS, (task) => page.run(task, RUNS).runs.slice(1))
    const heavy = inTurn(MEMORY_ROUNDS, (task) => large.run(task, MEMORY_RUNS))
    return TASK_NAMES.map((task) => {
      const runs = warm[task].flat()
      const walls = runs.map(({ wall }) => wall)
      const firsts = cold[task].map((process) => process.runs[0]!.wall)
      const wholes = cold[task].map(({ whole }) => whole)
      return {
        task,
        warm: median(walls),
        leastWarm: Math.min(...walls),
        longest: median(runs.map(({ longest }) => longest)),
        first: median(firsts),
        leastFirst: Math.min(...firsts),
        whole: median(wholes),
        leastWhole: Math.min(...wholes),
        peakOfFirst: median(heavy[task].map(({ peakOfFirst }) => peakOfFirst)),
        peak: median(heavy[task].map(({ peak }) => peak))
      }
    })
  } finally {
    page.dispose()
    large.dispose()
  }
}

/** What each task gave in every round. */
function inTurn<T>(rounds: number, run: (task: TaskName) => T): Record<TaskName, T[]> {
  const results = Object.fromEntries(TASK_NAMES.map((task) => [task, [] as T[]]))
  for (let round = 0; round < rounds; round++) {
    for (const task of TASK_NAMES) results[task]!.push(run(task))
  }
  return results as Record<TaskName, T[]>
}
