import { InputError } from '../../interface'
import type { Bytes } from '../storage/store'

/** A web page to capture. */
export interface PageRequest {
  /** http or https; the capture checks that it is public. */
  url: string
  medium: 'desktopWeb' | 'mobileWeb'
  removeCookieBanner: boolean
}

/** The first screen of a page. */
export interface Capture {
  /** A PNG of any size. */
  file: Bytes
  /** Whether more of the page may have been to come. */
  isEarly?: boolean
}

/** Captures the first screen of a page. Rejects with an InputError. */
export type CapturePage = (page: PageRequest) => Promise<Capture>

/** The failure of every page without a browser. */
export const NO_CAPTURE = {
  code: 'page_capture_unavailable',
  message:
    'A web page can only be analysed by a connected service with a browser, and this one has none. Send an image instead.'
} as const

/** Refuses every page. */
export const noCapture: CapturePage = () =>
  Promise.reject(new InputError(NO_CAPTURE.code, NO_CAPTURE.message))
