import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { faceWeights } from './face-weights'
import type { ThreadData } from './thread-messages'

const ENTRY = fileURLToPath(new URL('thread.ts', import.meta.url))

/** Limit of memory for objects in a thread, MB; pictures lie outside, and their size is bounded. */
const HEAP_MB = 512

let bundled: Promise<string> | null = null

/** Starts a thread that computes. Its script is bundled once: Node reads no TypeScript in threads. */
export async function startThread(): Promise<Worker> {
  bundled ??= bundle()
  const workerData: ThreadData = { faceWeights: await faceWeights() }
  return new Worker(await bundled, {
    eval: true,
    workerData,
    // What this process was started with, such as a loader of TypeScript, is not for it.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB }
  })
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    // Packages are found from here, wherever the process was started.
    banner: {
      js: `require = require('node:module').createRequire(${JSON.stringify(import.meta.url)})`
    },
    logLevel: 'silent'
  })
  return outputFiles[0]!.text
}
