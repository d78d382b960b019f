import * as v from 'valibot'
import { TITLE_MAX_LENGTH } from '../../interface'
import { firstIssue } from '../requests/first-issue'

/** What POST /analyses/video takes. The interface requires no title; its length is bounded as elsewhere. */
const bodySchema = v.object({
  input: v.object({
    content: v.string(),
    title: v.exactOptional(v.pipe(v.string(), v.maxLength(TITLE_MAX_LENGTH)))
  })
})

/** Reads the body of POST /analyses/video. Throws BadRequest, with a message that names the field. */
export function parseCreateVideo(body: unknown): { content: string; title: string | null } {
  const result = v.safeParse(bodySchema, body)
  if (!result.success) throw firstIssue(result.issues)
  const { content, title = null } = result.output.input
  return { content, title }
}
