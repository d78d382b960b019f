import type { Sent } from '../../errors'
import { ClientError } from './client-error'
import { formatDuration } from './format-duration'

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

/** A download is something else than expected, `expected` being “PNG or JPEG”; `came` names it. */
export class UnsupportedImageError extends ClientError {
  override name = 'UnsupportedImageError'

  constructor(host: string, came: string, status: number, expected: string) {
    super({
      code: 'unsupported_image',
      message: `${host} sent ${came} where a ${expected} picture was expected.`,
      advice: 'Get the result again; if it happens twice, tell the provider.',
      sent: 'yes',
      status
    })
  }
}

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
