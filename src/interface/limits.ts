/** Shortest side an input image may have, px. */
export const IMAGE_MIN_SIDE_PX = 40

/** Longest side an input image may have, px. */
export const IMAGE_MAX_SIDE_PX = 2000

/** Longest by shortest side of a picture that can be scaled to fit. */
export const IMAGE_MAX_RATIO = IMAGE_MAX_SIDE_PX / IMAGE_MIN_SIDE_PX

/** Largest input image file, bytes: the interface's 5 MB in its stricter, decimal reading. */
export const IMAGE_MAX_BYTES = 5_000_000

/** As many regions of interest may be asked about in one picture. */
export const REGIONS_MOST = 5000

/** Most characters of a service's id: Glance's own limit, since the interface names none. */
export const ID_MAX_LENGTH = 1024

/** A title is 1 to this many characters. */
export const TITLE_MAX_LENGTH = 2048

/** Analyses expire this long after completion, generated texts this long after their start, ms. */
export const RESULT_LIFETIME_MS = 60 * 60 * 1000

/** Largest video file, bytes: the interface's 100 MB in its stricter, decimal reading. */
export const VIDEO_MAX_BYTES = 100_000_000

/** Longest video, seconds. */
export const VIDEO_MAX_SECONDS = 60

/** Largest metadata body, bytes of JSON: 64 KB as HTTP servers count it. */
export const METADATA_MAX_BYTES = 65_536

/** A metadata value is at most this many characters (UTF-16 code units). */
export const METADATA_VALUE_MAX_LENGTH = 10_000
