import * as v from 'valibot'
import { createAdSchema } from '../../interface'
import { readAllowedHeader } from '../../engine/images/decode-image'
import { ImageError } from '../../engine/images/image-error'
import { BadRequest } from '../requests/bad-request'
import { firstIssue } from '../requests/first-issue'
import { readContent } from '../requests/read-content'
import type { AdRequest } from './ad-job'

/**
 * Reads the body of POST /ad-visibility. A picture whose header shows that it cannot be analysed is
 * refused here already. Throws BadRequest, with a message that names the field.
 */
export function parseAd(body: unknown): AdRequest {
  const result = v.safeParse(createAdSchema, body)
  if (!result.success) throw firstIssue(result.issues)
  const { content, title = '' } = result.output.input
  const file = readContent(content)
  try {
    readAllowedHeader(file)
    return { title, file }
  } catch (error) {
    if (error instanceof ImageError) throw new BadRequest(`input.content: ${error.message}`)
    throw error
  }
}
