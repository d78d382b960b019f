import type { ScriptAnswer } from './one-question-answer'
import { startInPanel, startInWorker } from './start-script'
import { unpack } from '../build/unpack'

export interface OneQuestion {
  /** The script as the build packs it, and the word it starts with. */
  packed: string
  word: string
  /** After this the Worker is ended and the question rejected, ms. */
  timeoutMs: number
}

const inPanel = new Map<string, Promise<MessagePort>>()

/**
 * Puts one question to a bundled script, in a Worker that lives no longer than the answer takes; where
 * none can run, in the panel. Rejects when it crashes or takes too long.
 */
export async function askScript(script: OneQuestion, question: unknown): Promise<unknown> {
  const source = await unpack(script.packed)
  const started = await startInWorker(source, script.word).catch(() => null)
  if (started === null) return ask(await portInPanel(source, script.word), script, question)
  const { port, worker } = started
  try {
    return await ask(port, script, question, worker)
  } finally {
    worker.terminate()
    port.close()
  }
}

function portInPanel(source: string, word: string): Promise<MessagePort> {
  const known = inPanel.get(word) ?? startInPanel(source, word)
  inPanel.set(word, known)
  return known
}

function ask(
  port: MessagePort,
  { word, timeoutMs }: OneQuestion,
  question: unknown,
  worker?: Worker
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${word} took too long.`)), timeoutMs)
    if (worker) {
      worker.onerror = (event) => {
        event.preventDefault()
        clearTimeout(timer)
        reject(new Error(`${word} stopped.`))
      }
    }
    // Several may be waiting in the panel: each question brings its own way back.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<ScriptAnswer>) => {
      clearTimeout(timer)
      port1.close()
      if (data.ok) resolve(data.answer)
      else reject(new Error(data.message))
    }
    port.postMessage(question, [port2])
  })
}
