import { language } from '../language'
import { readPart, runInPanel } from './packed-parts'
import { createRpc, type Rpc } from './rpc'
import { type Kind, type Ready, startWord } from './serve-work'
import { words } from './words'

/** A script that has not answered by then never will: a policy may block it without an error event. */
const START_TIMEOUT_MS = 15_000

/** A script where it runs, in a Worker or in the panel. */
export interface RunningWork<Work extends object> {
  work: Rpc<Work & Ready>
  /** Ends the Worker, and rejects pending calls with the error. A Worker that fails ends by itself. */
  end: (error?: Error) => void
}

/** A Worker has not started, so no other is tried in this session. */
let refused = false

const unpacked = new Map<Kind, Promise<Blob>>()
const inPanel = new Map<Kind, Promise<void>>()

/**
 * Starts a script in a Worker of its own. Some hosts refuse Workers; the panel can do the same work, only slower. `panel`:
 * calls of the panel that the script may make.
 */
export async function startWork<Work extends object>(
  kind: Kind,
  panel: object = {}
): Promise<RunningWork<Work>> {
  const source = await once(unpacked, kind, async () => (await readPart(kind)).blob())
  if (!refused) {
    try {
      return await startInWorker<Work>(kind, source, panel)
    } catch {
      refused = true
    }
  }
  return startInPanel<Work>(kind, source, panel)
}

async function startInWorker<Work extends object>(
  kind: Kind,
  source: Blob,
  panel: object
): Promise<RunningWork<Work>> {
  const url = URL.createObjectURL(source)
  try {
    const worker = new Worker(url)
    const running = connect<Work>(
      panel,
      (port) => worker.postMessage(startWord(kind), [port]),
      () => worker.terminate()
    )
    worker.onerror = (event) => {
      event.preventDefault()
      running.end(new Error(words().stopped(words().workers[kind])))
    }
    await hasStarted(running)
    return running
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Runs the script in the panel, where it shares the thread with the screen, and works in slices. */
async function startInPanel<Work extends object>(
  kind: Kind,
  source: Blob,
  panel: object
): Promise<RunningWork<Work>> {
  await once(inPanel, kind, async () => runInPanel(await source.text()))
  const running = connect<Work>(panel, (port) => window.postMessage(startWord(kind), '*', [port]))
  await hasStarted(running)
  return running
}

function connect<Work extends object>(
  panel: object,
  send: (port: MessagePort) => void,
  stop?: () => void
): RunningWork<Work> {
  const { port1, port2 } = new MessageChannel()
  const work = createRpc<Work & Ready>(port1, panel)
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

async function hasStarted({ work, end }: RunningWork<object>): Promise<void> {
  const timer = setTimeout(() => end(new Error(words().notStarted)), START_TIMEOUT_MS)
  try {
    await work.ready(language())
  } finally {
    clearTimeout(timer)
  }
}

/** Makes a value once by kind; a failed one is made again at the next call. */
function once<T>(known: Map<Kind, Promise<T>>, kind: Kind, make: () => Promise<T>): Promise<T> {
  const made = known.get(kind) ?? make()
  known.set(kind, made)
  made.catch(() => known.delete(kind))
  return made
}
