import type { Outputs } from './draw-outputs'

/** Replaces each picture of some outputs; `name` is the name of its file. */
export function mapOutputs<From, To>(
  { attention, clarity, excitingness }: Outputs<From>,
  to: (picture: From, name: string) => To
): Outputs<To> {
  return {
    ...(attention && {
      attention: {
        attentionMap: to(attention.attentionMap, 'attention-map.png'),
        perceptionMap: to(attention.perceptionMap, 'perception-map.png'),
        hotspotsMap: to(attention.hotspotsMap, 'hotspots-map.png'),
        ...(attention.roiMap && { roiMap: to(attention.roiMap, 'roi-map.png') })
      }
    }),
    ...(clarity && { clarity: { score: clarity.score, map: to(clarity.map, 'clarity-map.png') } }),
    ...(excitingness && {
      excitingness: {
        score: excitingness.score,
        map: to(excitingness.map, 'excitingness-map.png')
      }
    })
  }
}
