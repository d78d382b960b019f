import type { ErrorData } from '../../../bridge'
import { ClientError } from '../../../client/errors/client-error'
import { inspectVideo } from '../../../client/video/inspect-video'
import { answerQuestions } from '../../provider/one-question-answer'
import { whenStarted } from '../../provider/when-started'
import { INSPECT_START } from './inspect-start'
import type { Inspection } from './messages'

whenStarted(INSPECT_START, (port) => answerQuestions(port, (file) => inspect(file as Blob)))

async function inspect(file: Blob): Promise<Inspection> {
  try {
    return { ok: true, facts: await inspectVideo(file) }
  } catch (error) {
    return { ok: false, error: describe(error) }
  }
}

/** Not `describeError`: it would bring every schema of the panel into this script. */
function describe(error: unknown): ErrorData {
  if (error instanceof ClientError) return error.toData()
  const message = error instanceof Error ? error.message : String(error)
  return { code: 'unreadable_video', message, advice: 'Choose another file.', sent: 'no' }
}
