import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Tells a client that asks whether to send its body (`Expect: 100-continue`, as curl does) to go on when somebody
 * begins to read it: never when it is refused by its head, since it has no key or there is no room for it.
 */
export function continueWhenRead(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const read = incoming._read.bind(incoming)
  incoming._read = (size) => {
    incoming._read = read
    if (!outgoing.headersSent) outgoing.writeContinue()
    read(size)
  }
}
