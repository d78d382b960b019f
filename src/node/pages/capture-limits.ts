/** How long a capture may take and how much it may load. Times are ms. */
export const CAPTURE_LIMITS = {
  /** From the first request to the screenshot; a page that has painted by then is captured as it stands. */
  totalMs: 30_000,
  /** Of these: from the page's answer until it has loaded, */
  loadMs: 15_000,
  /** and from there until the network is quiet. */
  quietMs: 5_000,
  /** and until the page is there that is still blank, or about to move on; */
  arrivalMs: 8_000,
  /** one with next to nothing on it counts as moving on for so long. */
  sparseMs: 1_500,
  /** Of these: until a cookie banner to remove shows, */
  bannerMs: 3_000,
  /** and until it is gone. */
  removalMs: 8_000,
  /** On top: the screenshot itself. */
  screenshotMs: 5_000,
  /** Memory of the page with its browser, bytes. */
  memory: 2 * 1024 ** 3,
  /** Messages from its browser, such as console output, bytes. */
  messages: 128 * 1024 ** 2,
  /** Bytes over the network, and requests. */
  maxBytes: 100 * 1024 * 1024,
  maxRequests: 2_000
}

export type CaptureLimits = typeof CAPTURE_LIMITS
