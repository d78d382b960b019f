import { german as errors } from '../errors/words.de'
import { type Language, learn, speak } from '../language'
import { createRpc, type Rpc } from './rpc'

/** Work off the panel's thread, each kind a script of its own. */
export type Kind = 'engine' | 'video'

export interface Ready {
  /** Answers as soon as the script runs, and speaks that language from then on. */
  ready: (spoken: Language) => void
}

/** The message that brings a script the port for its calls. */
export function startWord(kind: Kind): string {
  return `glance-${kind}`
}

/**
 * The script's end of `startWork`: answers calls with what `createWork` returns, and may call the panel. The same script
 * runs in Workers or, where none can start, in the panel: either way it receives ports.
 */
export function serveWork<Panel extends object>(
  kind: Kind,
  createWork: (panel: Rpc<Panel>) => object
): void {
  learn('de', { errors })
  addEventListener('message', ({ data, ports: [port] }: MessageEvent) => {
    if (data !== startWord(kind) || port === undefined) return
    const calls: Ready = { ready: (value) => speak({ value }) }
    Object.assign(calls, createWork(createRpc<Panel>(port, calls)))
  })
}
