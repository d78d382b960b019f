import { wordsOf } from '../language'
import type { MapName } from './record'

/** Words of both the panel and Figma's main thread. */
export const words = wordsOf('file', {
  /** The maps: where they are chosen, on the canvas, in reports and on boards. */
  map: {
    attention: 'Attention',
    perception: 'First looks',
    hotspots: 'Hotspots',
    clarity: 'Clutter',
    excitingness: 'Excitingness',
    roi: 'Regions',
    difference: 'Difference'
  } satisfies Record<MapName, string>,
  /** How a frame will be seen. */
  medium: {
    auto: 'Auto, by size',
    desktopWeb: 'Desktop page',
    mobileWeb: 'Mobile screen',
    generic: 'Other design'
  }
})
