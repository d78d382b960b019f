import type { Fixation } from './viewing-data'

/** The fixations of every second viewer, and those of the others. */
export function halves<Look extends Pick<Fixation, 'viewer'>>(
  fixations: readonly Look[]
): [Look[], Look[]] {
  const viewers = [...new Set(fixations.map(({ viewer }) => viewer))]
  const firsts = new Set(viewers.filter((_, i) => i % 2 === 0))
  const isFirst = ({ viewer }: Look) => firsts.has(viewer)
  return [fixations.filter(isFirst), fixations.filter((look) => !isFirst(look))]
}
