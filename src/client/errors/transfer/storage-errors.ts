import type { GlanceError, Sent } from '../../../errors'
import { clientError } from '../client-error'
import { formatDuration } from '../service-answer'
import type { Came } from './transfer-errors'
import { words } from './words'

/** The storage refused a picture's link, most often because its time is over. */
export function downloadRefused(host: string, status: number): GlanceError {
  return clientError('download_refused', { ...words().downloadRefused(host, status), status })
}

/** A download is something else than one of the formats that were expected. */
export function unsupportedImage(
  host: string,
  came: Came,
  status: number,
  expected: readonly string[]
): GlanceError {
  const said = words().unsupportedImage(host, words().came[came], words().anyOf(expected))
  return clientError('unsupported_image', { ...said, status })
}

/** Kinds of damage to a picture file. */
export type PictureDamage = keyof ReturnType<typeof words>['damage']

/** A downloaded picture is damaged, or of a size in px far larger than what it is a picture of. */
export function corruptDownload(
  host: string,
  damage: PictureDamage | { width: number; height: number },
  status: number
): GlanceError {
  const { corruptDownload: say, damage: damages, tooManyPixels } = words()
  const fault =
    typeof damage === 'string' ? damages[damage] : tooManyPixels(damage.width, damage.height)
  return clientError('corrupt_download', { ...say(host, fault), status })
}

/** The storage did not take a file. */
export function uploadRefused(host: string, status: number): GlanceError {
  const { uploadTooLarge, uploadLinkExpired, uploadRefused: refused } = words()
  if (status === 413) {
    return clientError('upload_refused', {
      ...uploadTooLarge(host),
      code: 'upload_too_large',
      status
    })
  }
  const isExpired = [401, 403, 404, 410].includes(status)
  return isExpired
    ? clientError('upload_refused', {
        ...uploadLinkExpired(host, status),
        code: 'upload_link_expired',
        status
      })
    : clientError('upload_refused', { ...refused(host, status), status })
}

/** An upload made no progress for too long. */
export function uploadStalled(host: string, stallMs: number, sent: Sent): GlanceError {
  return clientError('upload_stalled', {
    ...words().uploadStalled(host, formatDuration(stallMs)),
    sent
  })
}
