import type { Sent } from '../../../errors'
import { locale } from '../../../language'
import type { Came } from './answer-errors'
import { ClientError } from '../client-error'
import { formatDuration } from '../format-duration'
import { words } from './words'

/** The storage refused a picture's link, most often because its time is over. */
export class DownloadRefusedError extends ClientError {
  override name = 'DownloadRefusedError'

  constructor(host: string, status: number) {
    const { message, advice } = words().downloadRefused
    super({
      code: 'download_refused',
      message: message(host, status),
      advice,
      sent: 'yes',
      status
    })
  }
}

/** A download is something else than one of the formats that were expected. */
export class UnsupportedImageError extends ClientError {
  override name = 'UnsupportedImageError'

  constructor(host: string, came: Came, status: number, expected: readonly string[]) {
    const { message, advice } = words().unsupportedImage
    super({
      code: 'unsupported_image',
      message: message(host, words().came[came], anyOf(expected)),
      advice,
      sent: 'yes',
      status
    })
  }
}

/** `PNG, GIF or JPEG`. */
function anyOf(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'disjunction' }).format(names)
}

/** What is wrong with a picture's bytes. */
export type PictureDamage = keyof ReturnType<typeof words>['damage']

/** A downloaded picture is damaged, or of a size in px far larger than what it is a picture of. */
export class CorruptDownloadError extends ClientError {
  override name = 'CorruptDownloadError'

  constructor(
    host: string,
    damage: PictureDamage | { width: number; height: number },
    status: number
  ) {
    const { corruptDownload, damage: damages, tooManyPixels } = words()
    const fault =
      typeof damage === 'string' ? damages[damage] : tooManyPixels(damage.width, damage.height)
    super({
      code: 'corrupt_download',
      message: corruptDownload.message(host, fault),
      advice: corruptDownload.advice,
      sent: 'yes',
      status
    })
  }
}

/** The storage did not take a file. */
export class UploadRefusedError extends ClientError {
  override name = 'UploadRefusedError'

  constructor(host: string, status: number) {
    super({ ...refusal(host, status), sent: 'yes', status })
  }
}

function refusal(host: string, status: number): { code: string; message: string; advice: string } {
  const { uploadTooLarge, uploadLinkExpired, uploadRefused } = words()
  const [code, { message, advice }] =
    status === 413
      ? (['upload_too_large', uploadTooLarge] as const)
      : [401, 403, 404, 410].includes(status)
        ? (['upload_link_expired', uploadLinkExpired] as const)
        : (['upload_refused', uploadRefused] as const)
  return { code, message: message(host, status), advice }
}

/** An upload made no progress for too long. */
export class UploadStalledError extends ClientError {
  override name = 'UploadStalledError'

  constructor(host: string, stallMs: number, sent: Sent) {
    const { message, advice } = words().uploadStalled
    super({
      code: 'upload_stalled',
      message: message(host, formatDuration(stallMs)),
      advice,
      sent
    })
  }
}
