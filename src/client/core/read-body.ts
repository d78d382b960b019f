/** Thrown by readBody; the caller knows the host to blame. */
export class BodyTooLarge extends Error {}

/** Reads a whole body, at most `maxBytes`; gives up reading as soon as there is more, or on abort. */
export async function readBody(
  response: Response,
  maxBytes: number,
  signal: AbortSignal
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers.get('content-length')) > maxBytes) throw new BodyTooLarge()
  if (response.body === null) return new Uint8Array()
  const reader = response.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  const stop = (): void => discard(reader)
  signal.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return concat(chunks, size)
      chunks.push(value)
      size += value.length
      if (size > maxBytes) throw new BodyTooLarge()
    }
  } finally {
    signal.removeEventListener('abort', stop)
    discard(reader)
  }
}

/** Frees the connection. A stream that is broken already has nothing more to say. */
function discard(reader: ReadableStreamDefaultReader): void {
  reader.cancel().then(ignore, ignore)
}

const ignore = (): undefined => undefined

function concat(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
