/** Kinds of pictures: each is looked at in its own way. */
export const KINDS = ['desktop', 'phone', 'poster', 'chart', 'photograph'] as const

export type Kind = (typeof KINDS)[number]

/** How likely a picture is of each kind; sums to 1. */
export type KindParts = Record<Kind, number>

/** A kind that is told from the picture: whether a page is seen on a phone, its shape says. */
export type SeenKind = 'page' | 'poster' | 'chart' | 'photograph'

export const SEEN_KINDS: readonly SeenKind[] = ['page', 'poster', 'chart', 'photograph']

/** For each seen kind the constant first, then a weight for each of `KIND_SIGNS`, then one for the square of each. */
export type SignWeights = Record<SeenKind, readonly number[]>
