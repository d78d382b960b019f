import type { CapturePage } from '../../service'
import type { SharedBrowser } from '../browser/shared-browser'
import { type CaptureTools, createPageCapture } from '../pages/capture-page'
import { createNodeVideos, type NodeVideos } from './node-videos'

/** Page capture and video decoding, which need a browser. The caller stops the browser. */
export function browserBackends(
  browser: SharedBrowser,
  pages: Omit<CaptureTools, 'browser'> = {}
): { capturePage: CapturePage; videos: NodeVideos } {
  return {
    capturePage: createPageCapture({ browser, ...pages }),
    videos: createNodeVideos(browser)
  }
}
