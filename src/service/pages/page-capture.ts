/** A web page to look at. */
export interface PageRequest {
  /** http or https; whether it is public is for the capture to find out. */
  url: string
  medium: 'desktopWeb' | 'mobileWeb'
  removeCookieBanner: boolean
}

/** The first screen of a page as a PNG file; its size in px is the capture's to choose. */
export type CapturePage = (page: PageRequest) => Promise<Uint8Array<ArrayBuffer>>

/** Why a page could not be captured; the interface names no codes for it. */
export type CaptureErrorCode =
  /** This service has no browser. */
  | 'page_capture_unavailable'
  /** The page, or one it redirects to, is not on the public internet. */
  | 'page_not_public'
  /** No such site, no answer, no valid certificate, endless redirects. */
  | 'page_unreachable'
  /** The site answered with an HTTP error. */
  | 'page_error'
  /** A download, a PDF, nothing at all. */
  | 'page_not_html'
  /** Nothing was shown in time. */
  | 'page_timeout'
  /** The browser stopped or broke meanwhile. */
  | 'page_capture_failed'

/** A page that could not be captured; code and message end up in the failed result. */
export class CaptureError extends Error {
  override name = 'CaptureError'

  constructor(
    readonly code: CaptureErrorCode,
    message: string
  ) {
    super(message)
  }
}

/** What becomes of a page where there is no browser. */
export const NO_CAPTURE = {
  code: 'page_capture_unavailable',
  message:
    'A web page can only be analysed by a connected service with a browser, and this one has none. Send an image instead.'
} as const

/** Where there is no browser. */
export const noCapture: CapturePage = () =>
  Promise.reject(new CaptureError(NO_CAPTURE.code, NO_CAPTURE.message))
