import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { FrameTask, PictureTask } from '../../engine/engine'
import { engineHere } from '../../engine/engine-here'
import { InputError } from '../../interface'
import { sharpCodec } from '../images/sharp-codec'

/** Message to a thread, one task at a time. */
export type Task =
  | { name: 'analyse'; input: PictureTask }
  | { name: 'scoreAd'; input: Uint8Array }
  | { name: 'analyseFrame'; input: FrameTask }

/** Its answer: a result, the picture's fault, or its own. */
export type Answer =
  | { done: unknown }
  | { refused: [code: InputError['code'], message: string] }
  | { fault: unknown }

/** Data that a thread starts with: its script, which is text, finds no files of packages. */
export interface ThreadData {
  networkWeights: Uint8Array | null
}

/** The script of a computing thread: it runs one task after another, each to its end. */
const engine = engineHere({
  codec: sharpCodec,
  networkWeights: () => Promise.resolve((workerData as ThreadData).networkWeights)
})
const { signal } = new AbortController()

async function work(task: Task): Promise<Answer> {
  // TypeScript does not relate a name to its input.
  const run = engine[task.name] as (input: unknown, signal: AbortSignal) => Promise<unknown>
  try {
    return { done: await run(task.input, signal) }
  } catch (error) {
    // An error's class does not survive the way to another thread.
    if (error instanceof InputError) return { refused: [error.code, error.message] }
    return { fault: error }
  }
}

/** Lets threads that answer requests go before those that compute, if there are more threads than cores. */
const NICENESS = 10

/** Lowers the thread's priority on Linux; elsewhere a process has only one priority. */
function giveWay(): void {
  if (process.platform !== 'linux') return
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')))
    setPriority(thread, Math.max(NICENESS, getPriority(thread)))
  } catch {
    // Without /proc, or in a sandbox, answers may just come later.
  }
}

giveWay()
parentPort?.on('message', (task: Task) => {
  void work(task).then((answer) => parentPort?.postMessage(answer))
})
