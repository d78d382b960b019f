import type { Fares, Trial } from '../../../src/engine/candidates/try-candidates'

const fares = (attention: number, rank: number | null): Fares => ({
  attention,
  seen: Math.min(1, 4 * attention),
  rank,
  level: false,
  below: false
})

/** A change that makes a layer half as large again, and doubles what it gets; the headline gives up a little. */
export function trial(layerId: string, headlineId: string | null = null): Trial {
  return {
    candidate: {
      kind: 'enlarge',
      layerId,
      likeId: null,
      edits: [{ do: 'scale', id: layerId, by: 1.5 }]
    },
    before: fares(0.02, 14),
    after: fares(0.04, 6),
    headline:
      headlineId === null
        ? null
        : { id: headlineId, before: fares(0.12, 2), after: fares(0.11, 2) },
    outcome: 'helps'
  }
}
