import { base64ToUint8Array } from 'uint8array-extras'
import { createRpc, type Rpc } from './rpc'
import packed from './script?worker'
import { START, type Work } from './work'

/** A script that has not answered by then never will: a policy may block it without an error event. */
const START_TIMEOUT_MS = 15_000

export interface WorkOptions {
  /** Who stopped, in the words of an error. */
  name: string
  /** What the script may ask of the panel. */
  panel?: object
  /** Told when a Worker stops by itself. */
  onStop?: () => void
}

/** The script where it runs, in a Worker or in the panel. */
export interface RunningWork {
  work: Rpc<Work>
  /** Ends the Worker, and rejects with the error what is still waiting. */
  end: (error?: Error) => void
}

let unpacked: Promise<Blob> | null = null
let inPanel: Promise<void> | null = null

/** Starts the script in a Worker of its own. Some hosts refuse Workers; the panel can do the same work, only slower. */
export async function startWork(options: WorkOptions): Promise<RunningWork> {
  const script = await (unpacked ??= unpack())
  return startInWorker(script, options).catch(() => startInPanel(script, options))
}

/** Packed, the script is a third as large. */
function unpack(): Promise<Blob> {
  const stream = new Blob([base64ToUint8Array(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream, { headers: { 'content-type': 'text/javascript' } }).blob()
}

async function startInWorker(
  script: Blob,
  { name, panel, onStop }: WorkOptions
): Promise<RunningWork> {
  const url = URL.createObjectURL(script)
  try {
    const worker = new Worker(url)
    const running = connect(
      panel,
      (port) => worker.postMessage(START, [port]),
      () => worker.terminate()
    )
    worker.onerror = (event) => {
      event.preventDefault()
      running.end(new Error(`${name} stopped unexpectedly.`))
    }
    await hasStarted(running)
    if (onStop) worker.addEventListener('error', onStop)
    return running
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** There it shares the thread with the screen, and works in slices. */
async function startInPanel(script: Blob, { panel }: WorkOptions): Promise<RunningWork> {
  await (inPanel ??= script.text().then(runInPanel))
  const running = connect(panel, (port) => window.postMessage(START, '*', [port]))
  await hasStarted(running)
  return running
}

function runInPanel(source: string): void {
  const element = document.createElement('script')
  element.textContent = source
  document.head.append(element)
  element.remove()
}

function connect(
  panel: object = {},
  send: (port: MessagePort) => void,
  stop?: () => void
): RunningWork {
  const { port1, port2 } = new MessageChannel()
  const work = createRpc<Work>(port1, panel)
  send(port2)
  return {
    work,
    end: (error) => {
      stop?.()
      work.$close(error)
      port1.close()
    }
  }
}

async function hasStarted({ work, end }: RunningWork): Promise<void> {
  const timer = setTimeout(() => end(new Error('The script did not start.')), START_TIMEOUT_MS)
  try {
    await work.ready()
  } finally {
    clearTimeout(timer)
  }
}
