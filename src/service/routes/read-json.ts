import { BadRequest } from '../requests/bad-request'

/** Room for the largest image in base64, its title, and a picture somewhat too large to be told so. */
export const BODY_MAX_BYTES = 16 * 1024 * 1024

/** A body over the limit: the rest of it is not read. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/**
 * The body of a request as JSON. Throws BadRequest when it is of another type or malformed, BodyTooLarge
 * as soon as it is seen to be over `maxBytes`.
 */
export async function readJson(request: Request, maxBytes = BODY_MAX_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new BadRequest('body: The Content-Type must be application/json.')
  }
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new BodyTooLarge()
  const text = await readText(request.body, maxBytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRequest('body: This is not valid JSON.')
  }
}

async function readText(body: Request['body'], maxBytes: number): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.length
    if (bytes > maxBytes) {
      await reader.cancel()
      throw new BodyTooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}
