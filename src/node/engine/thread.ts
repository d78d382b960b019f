import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { engineHere } from '../../engine/engine-here'
import { InputError } from '../../interface'
import { runToEnd } from '../../perception'
import { sharpCodec } from '../images/sharp-codec'
import type { Answer, Task, ThreadData } from './thread-messages'

/**
 * The script of a thread that computes: one task after another, each to its end. Nobody waits for this
 * thread's attention meanwhile, and whoever no longer wants a result does not take it.
 */
const engine = engineHere({
  codec: sharpCodec,
  drive: (steps) => Promise.resolve(runToEnd(steps)),
  faceWeights: () => Promise.resolve((workerData as ThreadData).faceWeights)
})
const { signal } = new AbortController()

async function work(task: Task): Promise<Answer> {
  try {
    return { done: await result(task) }
  } catch (error) {
    // An error's class does not survive the way to another thread.
    if (error instanceof InputError) return { refused: [error.code, error.message] }
    return { fault: error }
  }
}

function result(task: Task): Promise<unknown> {
  switch (task.name) {
    case 'analyse':
      return engine.analyse(task.input, signal)
    case 'scoreAd':
      return engine.scoreAd(task.input, signal)
    case 'analyseFrame':
      return engine.analyseFrame(task.input, signal)
  }
}

/** Answers come before results: where there are more threads than cores, those that compute wait, and not who answers. */
const NICENESS = 10

/** Linux has a priority for each thread. Elsewhere it is the process's, which this is no reason to change. */
function giveWay(): void {
  if (process.platform !== 'linux') return
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')))
    setPriority(thread, Math.max(NICENESS, getPriority(thread)))
  } catch {
    // Where there is no /proc, or a sandbox forbids it, results come all the same: only answers may come later.
  }
}

giveWay()
parentPort?.on('message', (task: Task) => {
  void work(task).then((answer) => parentPort?.postMessage(answer))
})
