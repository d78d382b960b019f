import { ClientError } from './client-error'

/** The storage refused a picture's link, most often because its time is over. */
export class DownloadRefusedError extends ClientError {
  override name = 'DownloadRefusedError'

  constructor(host: string, status: number) {
    super({
      code: 'download_refused',
      message: `${host} did not hand out the picture (HTTP status ${status}): its link has probably expired.`,
      advice: 'Get the result again for fresh links; after an hour, run the analysis again.',
      sent: 'yes',
      status
    })
  }
}
