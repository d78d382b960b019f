/** How long a capture may take and how much it may load. Times are ms. */
export interface CaptureLimits {
  /** From the first request to the screenshot; a page that has painted by then is captured as it stands. */
  totalMs: number
  /** Of these: from the page's answer until it says it has loaded, */
  loadMs: number
  /** and from there until the network is quiet. */
  quietMs: number
  /** Of these: the wait for a cookie banner to show, when it shall be removed, */
  bannerMs: number
  /** and for a shown one to go away. */
  removalMs: number
  /** On top: the screenshot itself. */
  screenshotMs: number
  /** Memory of the page with its browser, bytes. */
  memory: number
  /** Messages from its browser, such as console output, bytes. */
  told: number
  /** Bytes over the network, and requests. */
  maxBytes: number
  maxRequests: number
}

export const CAPTURE_LIMITS: CaptureLimits = {
  totalMs: 30_000,
  loadMs: 15_000,
  quietMs: 5_000,
  bannerMs: 3_000,
  removalMs: 8_000,
  screenshotMs: 5_000,
  memory: 2 * 1024 ** 3,
  told: 128 * 1024 ** 2,
  maxBytes: 100 * 1024 * 1024,
  maxRequests: 2_000
}
