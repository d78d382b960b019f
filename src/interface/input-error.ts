import type { ErrorCode } from './service-errors'

export type InputErrorCode =
  | Extract<
      ErrorCode,
      | 'unreadable_input_image'
      | 'invalid_input_image_dimensions'
      | 'blank_input_image'
      /** A video that cannot be analysed. */
      | 'input_error'
    >
  // The interface names no codes for what follows.
  /** No browser decodes videos here. */
  | 'video_decoding_unavailable'
  /** This service has no browser. */
  | 'page_capture_unavailable'
  /** The page, or one it redirects to, is not on the public internet. */
  | 'page_not_public'
  /** No such site, no answer, no valid certificate, endless redirects. */
  | 'page_unreachable'
  /** The site answered with an HTTP error. */
  | 'page_error'
  /** The site answered with 401. */
  | 'page_password'
  /** A download, a PDF, nothing at all. */
  | 'page_not_html'
  /** Nothing was shown in time. */
  | 'page_timeout'
  /** The browser stopped or broke meanwhile. */
  | 'page_capture_failed'

/** Error for a picture, video or page that cannot be analysed; code and message end up in the failed result. */
export class InputError extends Error {
  override name = 'InputError'

  constructor(
    readonly code: InputErrorCode,
    message: string
  ) {
    super(message)
  }
}

/** The failure of a file that is not a PNG or JPEG, or is broken. */
export function unreadable(reason: string): InputError {
  return new InputError('unreadable_input_image', `The image cannot be read: ${reason}.`)
}
