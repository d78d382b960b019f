import { ClientError, type Sent } from './client-error'
import { formatDuration } from './format-duration'

/** An upload made no progress for too long. */
export class UploadStalledError extends ClientError {
  override name = 'UploadStalledError'

  constructor(host: string, stallMs: number, sent: Sent) {
    super({
      code: 'upload_stalled',
      message: `The upload to ${host} made no progress for ${formatDuration(stallMs)}.`,
      advice: 'Check your connection and send the video again; nothing was analysed.',
      sent
    })
  }
}
