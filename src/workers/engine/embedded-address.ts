/** Where the embedded service believes to be. `.invalid` never resolves (RFC 6761): no request can leave. */
export const EMBEDDED_URL = 'https://on-device.invalid/v2'

/** Known to both ends of the same program; it opens nothing else. */
export const EMBEDDED_KEY = 'on-device'
