import type { CapturePage } from '../../service'
import type { SharedBrowser } from '../browser/shared-browser'
import { type CaptureTools, createPageCapture } from '../pages/capture-page'
import { createNodeVideos, type NodeVideos } from '../videos/node-videos'

/** What a service with a browser can do beyond one without. The browser is the caller's to stop. */
export function browserBackends(
  browser: SharedBrowser,
  pages: Omit<CaptureTools, 'browser'> = {}
): { capturePage: CapturePage; videos: NodeVideos } {
  return {
    capturePage: createPageCapture({ browser, ...pages }),
    videos: createNodeVideos(browser)
  }
}
