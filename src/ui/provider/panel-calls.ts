import type { PanelVideos } from '../video/frames/panel-videos'
import { UndecodableError } from '../video/frames/undecodable-error'
import type { FetchPort, FromEngine, PanelAnswer, PanelCall } from './messages'

interface Waiting {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

export interface PanelCalls {
  /** The panel's own, seen from the other end of the port. */
  videos: PanelVideos
  /** To be told of every answer that comes through the port. */
  settle: (id: number, answer: PanelAnswer) => void
}

/** The engine's end of `answerPanelCall`. */
export function createPanelCalls(port: FetchPort): PanelCalls {
  const waiting = new Map<number, Waiting>()
  let count = 0

  function call<T>(what: PanelCall): Promise<T> {
    return new Promise<unknown>((resolve, reject) => {
      const id = ++count
      waiting.set(id, { resolve, reject })
      const message: FromEngine = { kind: 'call', id, call: what }
      port.postMessage(message, [])
    }) as Promise<T>
  }

  return {
    videos: {
      inspect: (...args) => call({ name: 'inspect', args }),
      open: (...args) => call({ name: 'open', args }),
      frame: (...args) => call({ name: 'frame', args }),
      close: (...args) => call({ name: 'close', args })
    },
    settle(id, answer) {
      const { resolve, reject } = waiting.get(id) ?? {}
      waiting.delete(id)
      if (answer.ok) resolve?.(answer.value)
      else reject?.(new (answer.undecodable ? UndecodableError : Error)(answer.message))
    }
  }
}
