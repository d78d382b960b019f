import { InputError } from '../../interface'
/** A web page to look at. */
export interface PageRequest {
  /** http or https; whether it is public is for the capture to find out. */
  url: string
  medium: 'desktopWeb' | 'mobileWeb'
  removeCookieBanner: boolean
}

/** The first screen of a page as a PNG file; its size in px is the capture's to choose. */
export type CapturePage = (page: PageRequest) => Promise<Uint8Array<ArrayBuffer>>

/** The failure of every page where there is no browser. */
export const NO_CAPTURE = {
  code: 'page_capture_unavailable',
  message:
    'A web page can only be analysed by a connected service with a browser, and this one has none. Send an image instead.'
} as const

/** Where there is no browser. */
export const noCapture: CapturePage = () =>
  Promise.reject(new InputError(NO_CAPTURE.code, NO_CAPTURE.message))
