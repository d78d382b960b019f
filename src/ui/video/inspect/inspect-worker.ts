import type { ErrorData } from '../../../bridge'
import { ClientError } from '../../../client/errors/client-error'
import { inspectVideo } from '../../../client/video/inspect-video'
import { whenStarted } from '../../provider/when-started'
import { INSPECT_START } from './inspect-start'
import type { Inspection } from './messages'

whenStarted(INSPECT_START, (port) => {
  port.onmessage = (event: MessageEvent<Blob>) => {
    const answer = (inspection: Inspection): void => port.postMessage(inspection)
    inspectVideo(event.data).then(
      (facts) => answer({ ok: true, facts }),
      (error: unknown) => answer({ ok: false, error: describe(error) })
    )
  }
})

/** Not `describeError`: it would bring every schema of the panel into this script. */
function describe(error: unknown): ErrorData {
  if (error instanceof ClientError) return error.toData()
  const message = error instanceof Error ? error.message : String(error)
  return { code: 'unreadable_video', message, advice: 'Choose another file.', sent: 'no' }
}
