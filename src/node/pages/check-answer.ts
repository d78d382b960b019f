import { CaptureError } from '../../service'
import { explain } from './explain'
import type { Visit } from './visit'

const PAGE_TYPES = /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i

/** Refuses what is no page to look at: error answers, other kinds of files. Throws a CaptureError. */
export function checkAnswer({ answer, failure }: Visit): void {
  if (failure !== null) throw explain(failure)
  if (answer === null) return
  const status = answer.status()
  if (status >= 400) {
    const name = answer.statusText()
    throw new CaptureError(
      'page_error',
      `The site answered with the error ${status}${name && ` (${name})`} instead of the page.`
    )
  }
  const type = answer.headers()['content-type']
  if (type === undefined || PAGE_TYPES.test(type)) return
  throw new CaptureError(
    'page_not_html',
    `The address leads to a file of type ${type.slice(0, 100)}, not to a page.`
  )
}
