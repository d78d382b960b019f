import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { bytesOf } from '../faults/fault'

/** What may go wrong below HTTP, where no answer can be made of it. */
export interface WireFault {
  name: string
  /** Whether the service has done what it was asked to all the same. */
  acts: boolean
  cut: (outgoing: ServerResponse, real: Response | null) => Promise<void> | void
}

const HEAD =
  'HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-type: application/json\r\n'

/** Writes to the connection itself, and closes it. */
function close({ socket }: ServerResponse, text: string): void {
  socket?.end(text)
}

const BEFORE: WireFault[] = [
  {
    name: 'reset before the headers',
    acts: false,
    cut: ({ socket }) => void socket?.resetAndDestroy()
  },
  { name: 'closed before the headers', acts: false, cut: (outgoing) => close(outgoing, '') },
  { name: 'another protocol', acts: false, cut: (outgoing) => close(outgoing, 'SSH-2.0-x\r\n') }
]

/** 200 MB of spaces in 200 kB. */
const BOMB = gzipSync(Buffer.alloc(200_000_000, ' '))

const AFTER: WireFault[] = [
  { name: 'reset after acting', acts: true, cut: ({ socket }) => void socket?.resetAndDestroy() },
  { name: 'closed in the headers', acts: true, cut: (outgoing) => close(outgoing, HEAD) },
  {
    name: 'closed in the body',
    acts: true,
    cut: async (outgoing, real) => {
      const text = new TextDecoder('latin1').decode(await bytesOf(real))
      const begun = `${HEAD}content-length: ${text.length}\r\n\r\n`
      close(outgoing, begun + text.slice(0, text.length >> 1))
    }
  },
  {
    name: 'reset in a chunk of the body',
    acts: true,
    cut: (outgoing) => close(outgoing, `${HEAD}transfer-encoding: chunked\r\n\r\n40\r\n{"id":`)
  },
  {
    name: 'silent in the headers',
    acts: true,
    cut: ({ socket }) => void socket?.write(HEAD)
  },
  {
    name: 'a bomb under gzip',
    acts: true,
    cut: (outgoing) => {
      outgoing.writeHead(200, { 'content-encoding': 'gzip', 'access-control-allow-origin': '*' })
      outgoing.end(BOMB)
    }
  }
]

export const WIRE_FAULTS: readonly WireFault[] = [...BEFORE, ...AFTER]
