import { ClientError } from './client-error'

/** A downloaded picture is damaged; `fault` completes “The picture from … ”. */
export class CorruptDownloadError extends ClientError {
  override name = 'CorruptDownloadError'

  constructor(host: string, fault: string, status: number) {
    super({
      code: 'corrupt_download',
      message: `The picture from ${host} ${fault}, so it was not used.`,
      advice: 'Get the result again; if it happens twice, tell the provider.',
      sent: 'yes',
      status
    })
  }
}
