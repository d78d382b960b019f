import type { Fares, Trial } from '../../../src/engine/candidates/tried'

const fares = (seen: number, rank: number | null): Fares => ({
  seen,
  rank,
  level: false,
  below: false
})

/** A change that makes a layer higher, so that three times as many see it; hardly any less see the headline. */
export function trial(layerId: string, headlineId: string | null = null): Trial {
  return {
    candidate: {
      kind: 'touch',
      layerId,
      likeId: null,
      edits: [{ do: 'grow', id: layerId, by: 12 }]
    },
    before: fares(0.1, 14),
    after: fares(0.3, 6),
    headline:
      headlineId === null ? null : { id: headlineId, before: fares(0.8, 2), after: fares(0.79, 2) },
    outcome: 'helps'
  }
}
