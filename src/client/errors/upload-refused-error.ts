import { ClientError } from './client-error'

/** The storage did not take a file. */
export class UploadRefusedError extends ClientError {
  override name = 'UploadRefusedError'

  constructor(host: string, status: number) {
    super({ ...words(host, status), sent: 'yes', status })
  }
}

function words(host: string, status: number): { code: string; message: string; advice: string } {
  if (status === 413) {
    return {
      code: 'upload_too_large',
      message: `${host} did not take the video (HTTP status 413): the file is too large for it.`,
      advice: 'Make the video shorter or smaller; nothing was analysed.'
    }
  }
  if (status === 401 || status === 403 || status === 404 || status === 410) {
    return {
      code: 'upload_link_expired',
      message: `${host} did not take the video (HTTP status ${status}): its upload link has probably expired.`,
      advice: 'Send the video again: it gets a fresh link. Nothing was analysed.'
    }
  }
  return {
    code: 'upload_refused',
    message: `${host} did not take the video (HTTP status ${status}).`,
    advice: 'Send the video again; if it is refused again, tell the provider. Nothing was analysed.'
  }
}
