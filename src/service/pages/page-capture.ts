import { InputError } from '../../interface'

/** A web page to capture. */
export interface PageRequest {
  /** http or https; the capture checks that it is public. */
  url: string
  medium: 'desktopWeb' | 'mobileWeb'
  removeCookieBanner: boolean
}

/** Captures the first screen of a page as a PNG file of any size. Calls `onEarly` where more of it may have been to come. */
export type CapturePage = (
  page: PageRequest,
  onEarly?: () => void
) => Promise<Uint8Array<ArrayBuffer>>

/** The failure of every page without a browser. */
export const NO_CAPTURE = {
  code: 'page_capture_unavailable',
  message:
    'A web page can only be analysed by a connected service with a browser, and this one has none. Send an image instead.'
} as const

/** Refuses every page. */
export const noCapture: CapturePage = () =>
  Promise.reject(new InputError(NO_CAPTURE.code, NO_CAPTURE.message))
