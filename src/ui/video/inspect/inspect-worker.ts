import { inspectVideo } from '../../../client/video/inspect-video'
import { describeError } from '../../describe-error'
import { whenStarted } from '../../provider/when-started'
import { INSPECT_START } from './inspect-start'
import type { Inspection } from './messages'

whenStarted(INSPECT_START, (port) => {
  port.onmessage = (event: MessageEvent<Blob>) => {
    const answer = (inspection: Inspection): void => port.postMessage(inspection)
    inspectVideo(event.data).then(
      (facts) => answer({ ok: true, facts }),
      (error: unknown) => answer({ ok: false, error: describeError(error) })
    )
  }
})
