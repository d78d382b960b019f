import type { FinishedAnalysis } from '../../interface'
import {
  ATTENTION_STYLE,
  CLARITY_STYLE,
  EXCITINGNESS_STYLE,
  PERCEPTION_STYLE
} from '../../perception/pictures/map-styles'

/** A map of a result: the file it is written to, and how to read numbers from its picture. */
interface MapFile {
  file: string
  link: (outputs: FinishedAnalysis['outputs']) => string | undefined
  encoding: string
}

export const MAP_FILES: readonly MapFile[] = [
  {
    file: 'attention-map.png',
    link: ({ attention }) => attention?.attentionMap,
    encoding: `Predicted fixation density, relative to its peak, is alpha / ${ATTENTION_STYLE.mostAlpha}.`
  },
  {
    file: 'perception-map.png',
    link: ({ attention }) => attention?.perceptionMap,
    encoding: `Predicted density of first looks, relative to its peak, is (1 - alpha / ${PERCEPTION_STYLE.mostAlpha})².`
  },
  {
    file: 'hotspots-map.png',
    link: ({ attention }) => attention?.hotspotsMap,
    encoding:
      'Rings on what people see first, with its number in `order` beside them; a larger area within means a larger share of attention.'
  },
  {
    file: 'clarity-map.png',
    link: ({ clarity }) => clarity?.map,
    encoding: `Contribution to clutter, 0 to 1, is alpha / ${CLARITY_STYLE.mostAlpha}.`
  },
  {
    file: 'excitingness-map.png',
    link: ({ excitingness }) => excitingness?.map,
    encoding: `Contribution to excitingness, 0 to 1, is (1 - alpha / ${EXCITINGNESS_STYLE.mostAlpha})².`
  }
]
