import { BadRequest } from '../analyses/bad-request'

/** Room for the largest image in base64, its title, and a picture somewhat too large to be told so. */
export const BODY_MAX_BYTES = 16 * 1024 * 1024

/** A body over the limit: the rest of it is not read. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
}

/**
 * The body of a request as JSON. Throws BadRequest when it is of another type or malformed, BodyTooLarge
 * as soon as it is seen to be over 16 MiB.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new BadRequest('body: The Content-Type must be application/json.')
  }
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAX_BYTES) throw new BodyTooLarge()
  const text = await readText(request.body)
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRequest('body: This is not valid JSON.')
  }
}

async function readText(body: Request['body']): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.length
    if (bytes > BODY_MAX_BYTES) {
      await reader.cancel()
      throw new BodyTooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}
