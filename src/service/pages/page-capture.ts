/** A web page to look at. */
export interface PageRequest {
  /** http or https; whether it is public is for the capture to find out. */
  url: string
  medium: 'desktopWeb' | 'mobileWeb'
  removeCookieBanner: boolean
}

/** The first screen of a page as a PNG file; its size in px is the capture's to choose. */
export type CapturePage = (page: PageRequest) => Promise<Uint8Array<ArrayBuffer>>

/** A page that could not be captured; code and message end up in the failed result. */
export class CaptureError extends Error {
  override name = 'CaptureError'

  constructor(
    readonly code: string,
    message: string
  ) {
    super(message)
  }
}
