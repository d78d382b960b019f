/** What a picture can be to somebody who looks at it: each is looked at in its own way. */
export const KINDS = ['desktop', 'phone', 'poster', 'chart', 'photograph'] as const

export type Kind = (typeof KINDS)[number]

/** How likely a picture is of each kind; sums to 1. */
export type KindParts = Record<Kind, number>
