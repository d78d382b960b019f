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

/**
 * What the codes for pages that could not be captured mean to a designer. The interface names none; these
 * are the embedded service's. `message` stands in for a service that says no more than the code.
 */
const PAGE_FAULTS: Readonly<Record<string, { message: string; advice: string }>> = {
  page_not_public: {
    message: 'The page is not on the public internet.',
    advice: 'Analyse a frame with a screenshot of it instead.'
  },
  page_unreachable: {
    message: 'The page could not be reached.',
    advice: 'Open it in your browser to see whether it is there.'
  },
  page_timeout: { message: 'The page took too long to load.', advice: '' },
  page_error: {
    message: 'The site answered with an error instead of the page.',
    advice: 'Check the address, then try again.'
  },
  page_not_html: {
    message: 'The address leads to no web page.',
    advice: 'Check the address, then try again.'
  },
  page_capture_failed: { message: 'The page could not be captured.', advice: 'Try again.' },
  page_capture_unavailable: {
    message: 'This service does not capture web pages.',
    advice: 'Analyse a frame with a screenshot of the page instead.'
  }
}

/** The sentences for a code that is about a page, the service's own where it has any; undefined for other codes. */
export function pageFault(
  code: string,
  text: string
): { message: string; advice: string } | undefined {
  const fault = Object.hasOwn(PAGE_FAULTS, code) ? PAGE_FAULTS[code] : undefined
  return fault && (text === '' ? fault : { ...fault, message: text })
}
