/** What the service interface takes: px a side of the picture, bytes of the file, characters of the title. */
export const MIN_SIDE = 40
export const MAX_SIDE = 2000
export const MAX_BYTES = 5_000_000
export const MAX_TITLE = 2048

/** Longest by shortest side of a picture that can be scaled to fit. */
export const MAX_RATIO = MAX_SIDE / MIN_SIDE
