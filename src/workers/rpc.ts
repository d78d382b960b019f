import { type BirpcReturn, createBirpc } from 'birpc'
import { ERRORS_AS_DATA } from '../errors'

/** The calls of the other end. */
export type Rpc<Remote extends object> = BirpcReturn<Remote>

interface Message {
  /** Arguments of a call. */
  a?: unknown[]
  /** Its result. */
  r?: unknown
}

const handedOver = new WeakMap<object, Transferable[]>()

/** Marks an argument or a result: its buffers are transferred instead of copied. */
export function handOver<T extends object>(value: T, buffers: Transferable[]): T {
  handedOver.set(value, buffers)
  return value
}

/**
 * Answers calls through a port with `local`, and calls the other end, without a time limit. A failure arrives as a
 * GlanceError. `$close(error)` rejects pending calls.
 */
export function createRpc<Remote extends object>(port: MessagePort, local: object): Rpc<Remote> {
  return createBirpc<Remote>(local as Record<string, unknown>, {
    post: (message: Message) => port.postMessage(message, buffersOf(message)),
    on: (receive: (message: unknown) => void) => {
      port.onmessage = ({ data }: MessageEvent) => receive(data)
    },
    bind: 'functions',
    timeout: -1,
    ...ERRORS_AS_DATA
  })
}

function buffersOf({ a = [], r }: Message): Transferable[] {
  return [...a, r].flatMap((value) =>
    typeof value === 'object' && value !== null ? (handedOver.get(value) ?? []) : []
  )
}
