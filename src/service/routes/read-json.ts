import { join } from '../../engine/images/png/write-png'
import { parseJson } from '../../interface'
import { BadRequest } from '../requests/bad-request'
import { chunksOf, type Pace } from '../requests/chunks-of'
import { nextTask } from '../queue/next-task'

/** Room for the largest image in base64, its title, and a picture somewhat too large to be told so. */
export const BODY_MAX_BYTES = 16 * 1024 * 1024

/** Bodies of pictures take some milliseconds each: other requests go in between. */
let turn = Promise.resolve()

/**
 * The body of a request as JSON. Throws BadRequest when it is of another type or malformed, and what
 * `chunksOf` throws.
 */
export async function readJson(request: Request, maxBytes: number, pace: Pace): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new BadRequest('body: The Content-Type must be application/json.')
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of chunksOf(request, maxBytes, pace)) chunks.push(chunk)
  const mine = turn.then(nextTask)
  turn = mine
  await mine
  try {
    return parseJson(new TextDecoder().decode(join(chunks)))
  } catch {
    throw new BadRequest('body: This is not valid JSON.')
  }
}
