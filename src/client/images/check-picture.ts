import { IMAGE_MAX_BYTES, IMAGE_MAX_SIDE_PX, IMAGE_MIN_SIDE_PX } from '../../interface'
import { invalidInput } from '../errors'
import { type ImageFault } from '../errors/faults'
import { words as inputWords } from '../errors/input/words'
import { words } from '../errors/words'
import { readImageSize } from './image-size'
import { imageType, isImageType } from './image-type'

/**
 * Refuses a picture that breaks the interface's limits before anything is sent: PNG or JPEG, at most
 * 5 MB, 40 px on the shortest and 2000 px on the longest side. Throws `invalid_input` with the
 * service's own codes. Whether the pixels are intact is left to the service.
 */
export function checkPicture(bytes: Uint8Array): void {
  if (bytes.length > IMAGE_MAX_BYTES) {
    const { fault, advice } = inputWords().pictureTooLarge
    throw invalidInput('invalid_request', fault, advice)
  }
  const type = imageType(bytes)
  const size = isImageType(type) ? readImageSize(bytes, type) : null
  if (size === null) throw faulty('unreadable_input_image')
  const { width, height } = size
  if (Math.min(width, height) < IMAGE_MIN_SIDE_PX || Math.max(width, height) > IMAGE_MAX_SIDE_PX) {
    throw faulty('invalid_input_image_dimensions')
  }
}

function faulty(code: ImageFault): Error {
  const { message, advice } = words().image[code]
  return invalidInput(code, message, advice)
}
