import type { Medium } from '../medium'

/** What a picture can be to somebody who looks at it: each is looked at in its own way. */
export const KINDS = ['desktop', 'phone', 'poster', 'chart', 'photograph'] as const

export type Kind = (typeof KINDS)[number]

/** How likely a picture is of each kind; sums to 1. */
export type KindParts = Record<Kind, number>

const OF_MEDIUM: Record<Medium, Kind> = {
  desktopWeb: 'desktop',
  mobileWeb: 'phone',
  generic: 'photograph'
}

/** What a picture is, as far as its medium says. */
export function kindParts(medium: Medium): KindParts {
  const parts: KindParts = { desktop: 0, phone: 0, poster: 0, chart: 0, photograph: 0 }
  return { ...parts, [OF_MEDIUM[medium]]: 1 }
}
