import { Worker } from 'node:worker_threads'
import type { AnalysedFrame, AnalysedPicture, Engine } from '../../engine/engine'
import { InputError } from '../../interface'
import { ServiceError } from '../../service'
import { bundle } from '../bundle'
import { networkWeights } from './network-weights'
import type { Answer, Task, ThreadData } from './thread'

export interface ThreadEngine extends Engine {
  /** Ends all threads; their tasks reject. */
  stop(): Promise<void>
}

/**
 * An engine on threads of its own, so that computing holds up no answer. Threads start when needed and stay; one that
 * dies fails its task, and the next task gets a new one. The service never gives it more than `atOnce` tasks.
 *
 * piscina would bring a queue that the service has already, and ends a thread to cancel its task.
 */
export function threadEngine(atOnce: number, start = startThread): ThreadEngine {
  const all = new Set<Worker>()
  const idle: Worker[] = []
  const reasons = new WeakMap<Worker, string>()
  let isStopped = false

  const startOne = async (): Promise<Worker> => {
    const worker = await start()
    all.add(worker)
    worker.on('exit', () => {
      all.delete(worker)
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
    })
    // `ask` rejects with the reason; this only stops an unhandled 'error', which would end the process.
    worker.on('error', (error) => reasons.set(worker, reasonOf(error)))
    return worker
  }

  const run = async (task: Task, signal: AbortSignal): Promise<unknown> => {
    signal.throwIfAborted()
    const worker = idle.pop() ?? (await startOne())
    if (isStopped) {
      await worker.terminate()
      throw lost('the service is stopping')
    }
    const answer = await ask(worker, task, () => reasons.get(worker))
    if (all.has(worker)) idle.push(worker)
    signal.throwIfAborted()
    if ('done' in answer) return answer.done
    if ('refused' in answer) throw new InputError(...answer.refused)
    throw answer.fault
  }

  return {
    atOnce,
    analyse: async (input, signal) =>
      (await run({ name: 'analyse', input }, signal)) as AnalysedPicture,
    scoreAd: async (input, signal) => (await run({ name: 'scoreAd', input }, signal)) as number,
    analyseFrame: async (input, signal) =>
      (await run({ name: 'analyseFrame', input }, signal)) as AnalysedFrame,
    async stop() {
      isStopped = true
      await Promise.all([...all].map((worker) => worker.terminate()))
    }
  }
}

/** Rejects with `engine_lost` when the thread ends instead of answering. An idle thread keeps no process alive. */
async function ask(worker: Worker, task: Task, reason: () => string | undefined): Promise<Answer> {
  let onExit = (): void => undefined
  worker.ref()
  try {
    return await new Promise<Answer>((resolve, reject) => {
      onExit = () => reject(lost(reason() ?? 'its thread was ended'))
      worker.once('exit', onExit)
      worker.once('message', resolve)
      worker.postMessage(task)
    })
  } finally {
    worker.off('exit', onExit)
    worker.unref()
  }
}

function reasonOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'it ran out of memory' : 'it broke down'
}

function lost(cause: string): ServiceError {
  return new ServiceError(
    'engine_lost',
    `The engine could not finish this analysis: ${cause}. Try again.`
  )
}

/** Limit of memory for objects in a thread, MB; pictures lie outside, and their size is bounded. */
const HEAP_MB = 512

/** Starts a computing thread. Its script is bundled once, since Node reads no TypeScript in threads. */
export async function startThread(): Promise<Worker> {
  const script = await bundle(new URL('thread.ts', import.meta.url), {
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    // Packages are found from here, not from where the process was started.
    banner: {
      js: `require = require('node:module').createRequire(${JSON.stringify(import.meta.url)})`
    }
  })
  const workerData: ThreadData = { networkWeights: await networkWeights() }
  return new Worker(script, {
    eval: true,
    workerData,
    // Without this process's own, such as a loader of TypeScript.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB }
  })
}
