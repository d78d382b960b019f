import type { Socket } from 'node:net'
import { Transform } from 'node:stream'

/** What flows through a proxy: counts it, and cuts all of it off at once. */
export class Traffic {
  private readonly sockets = new Set<Socket>()
  private bytes = 0
  private isCut = false

  constructor(private readonly maxBytes: number) {}

  /** Takes a socket under watch until it closes. */
  watch(socket: Socket): void {
    if (this.sockets.has(socket)) return
    this.sockets.add(socket)
    socket.on('close', () => this.sockets.delete(socket))
    // Whoever uses the socket learns of its end; an unheard error would end the process.
    socket.on('error', () => socket.destroy())
    if (this.isCut) socket.destroy()
  }

  /** A stream that passes everything on, and cuts the traffic once it has become too much. */
  meter(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _, done) => {
        this.bytes += chunk.length
        if (this.bytes > this.maxBytes) this.cut()
        done(null, chunk)
      }
    })
  }

  /** Ends every connection, also those yet to come. */
  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.destroy()
  }
}
