/** What the service's codes for unfit pictures mean to a designer. */
const IMAGE_FAULTS = {
  unreadable_input_image: {
    message:
      'The picture could not be read: its format is not supported, or the file is cut off or damaged.',
    advice: 'Export it again as PNG.'
  },
  invalid_input_image_dimensions: {
    message:
      'The picture has the wrong size: its shortest side must be at least 40 px, its longest at most 2000 px.',
    advice: 'Change its size, or choose another frame.'
  },
  blank_input_image: {
    message: 'The picture is blank, so there is nothing to look at.',
    advice: 'Check that the frame has visible layers.'
  }
}

type ImageFaultCode = keyof typeof IMAGE_FAULTS
type ImageFault = (typeof IMAGE_FAULTS)[ImageFaultCode]

/** The sentences for a code that is about the picture; undefined for every other code. */
export function imageFault(code: ImageFaultCode): ImageFault
export function imageFault(code: string | null): ImageFault | undefined
export function imageFault(code: string | null): ImageFault | undefined {
  return isImageFault(code) ? IMAGE_FAULTS[code] : undefined
}

function isImageFault(code: string | null): code is ImageFaultCode {
  return code !== null && Object.hasOwn(IMAGE_FAULTS, code)
}
