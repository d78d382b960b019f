import type { Candidate } from '../../file'
import { paletteOf } from './palette'
import { paints } from './propose-paint'
import { orders, sizes } from './propose-places'
import type { Proposal } from './proposal'

/** All changes worth judging that the layers allow, those that help most often first. */
export function proposeCandidates(proposal: Proposal): Candidate[] {
  const { design, pixels, target } = proposal
  const at = design.placeOf(target.id)
  if (at <= 0) return []
  return [
    ...paints(proposal, paletteOf(pixels, design), at),
    ...sizes(proposal, at),
    ...orders(proposal, at)
  ]
}
