import type { ErrorCode } from '../../interface'

type ImageErrorCode = Extract<
  ErrorCode,
  'unreadable_input_image' | 'invalid_input_image_dimensions' | 'blank_input_image'
>

/** A picture that cannot be analysed; code and message end up in the failed result. */
export class ImageError extends Error {
  override name = 'ImageError'

  constructor(
    readonly code: ImageErrorCode,
    message: string
  ) {
    super(message)
  }
}

/** The failure of a file that is no PNG or JPEG, or a broken one. */
export function unreadable(reason: string): ImageError {
  return new ImageError('unreadable_input_image', `The image cannot be read: ${reason}.`)
}
