import { scoreOf } from '../see/statistics'
import { SIGN_WEIGHTS, type SignWeights } from './sign-weights'

/** The kind of picture as the interface names it; chooses where people look by habit. */
export type Medium = 'desktopWeb' | 'mobileWeb' | 'generic'

/** Kinds of pictures: each draws looks in its own way. */
export const KINDS = ['desktop', 'phone', 'poster', 'chart', 'photograph'] as const

export type Kind = (typeof KINDS)[number]

/** How likely a picture is of each kind; sums to 1. */
export type KindParts = Record<Kind, number>

/** A kind recognised from the picture. Whether a page is seen on a phone follows from its shape. */
export type SeenKind = keyof SignWeights

export const SEEN_KINDS: readonly SeenKind[] = ['page', 'poster', 'chart', 'photograph']

/** Width over height between which a page of unknown medium is more and more taken for a desktop's. */
const PHONE_SHAPE = 0.6
const DESKTOP_SHAPE = 0.9

/** A picture's kind: as its medium says, or, where that is generic, by its looks. */
export function kindParts(
  medium: Medium,
  signs: readonly number[],
  { width, height }: { width: number; height: number },
  weights: SignWeights = SIGN_WEIGHTS
): KindParts {
  const none = { desktop: 0, phone: 0, poster: 0, chart: 0, photograph: 0 }
  if (medium === 'desktopWeb') return { ...none, desktop: 1 }
  if (medium === 'mobileWeb') return { ...none, phone: 1 }
  const { page, poster, chart, photograph } = seenParts(signs, weights)
  const part = (DESKTOP_SHAPE - width / height) / (DESKTOP_SHAPE - PHONE_SHAPE)
  const phone = page * Math.max(0, Math.min(1, part))
  return { desktop: page - phone, phone, poster, chart, photograph }
}

/** Multinomial logistic regression on signs and their squares: a chart has neither few lines of text nor many. */
export function seenParts(
  signs: readonly number[],
  weights: SignWeights
): Record<SeenKind, number> {
  const scores = SEEN_KINDS.map((kind) => scoreOf(signs, weights[kind]))
  const most = Math.max(...scores)
  const parts = scores.map((score) => Math.exp(score - most))
  const total = parts.reduce((sum, part) => sum + part, 0)
  const [page = 0, poster = 0, chart = 0, photograph = 0] = parts.map((part) => part / total)
  return { page, poster, chart, photograph }
}
