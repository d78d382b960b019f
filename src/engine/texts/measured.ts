import { firstScreen } from '../../order/first-screen'
import type { Seen } from '../../order/seen'
import {
  type Area,
  clutterByRegion,
  type Face,
  type Hotspot,
  type KindParts,
  type Medium,
  type Norm,
  normedKind,
  NORMS,
  type Perception,
  type RingNumber,
  ringNumbers,
  type TooLittle,
  tooLittle,
  type Veil
} from '../../perception'
import type { LayerShare, UsualKind } from '../../file'
import type { Tried } from '../candidates/tried'

/** Numbers of an analysis that its texts are written from, without the maps. */
export interface Measured {
  /** Size in px. */
  picture: { width: number; height: number }
  /** Part of the height that is seen without scrolling; null or missing where all of it is. */
  fold?: number | null
  hotspots: Hotspot[]
  /** Of the hotspots' rings; missing where texts are not about a picture. */
  numbers?: readonly RingNumber[]
  /** What dims the design under the maps; missing where there are none. */
  veil?: Veil
  /** The first areas found in the picture's pixels, in the order in which people see them, and how they look. */
  areas?: readonly (Area & Pick<LayerShare, 'look' | 'under'>)[]
  /** Changes tried for the main action of a flat picture; null or missing where there is none, or none were asked for. */
  tried?: Tried | null
  /** Missing where it makes no difference. */
  medium?: Medium
  /**
   * Faces in px of the picture, surest first; null where they could not be looked for. Missing where texts are not
   * about a picture.
   */
  faces?: readonly Face[] | null
  /** False where the network that tells what pictures show could not run. */
  isSeen?: boolean | undefined
  /** True of a page that was captured before it was there. */
  isEarly?: boolean
  /** True of a picture whose colours were taken for sRGB, since its profile cannot be read. */
  hasUnknownColours?: boolean
  clarity: number
  /** The usual clarity among pictures of the same kind; null where that is not known. */
  usual: Usual | null
  /** Why the picture cannot be judged; null of most. */
  tooLittle: TooLittle | null
  /** What regions of interest get, in the order in which they were sent; missing where none were. */
  regionsOfInterest?: readonly Seen[]
  /** Clutter of the nine regions of a three by three grid, row by row, 0–1. */
  clutter: readonly number[]
}

/** The most areas that are kept of a picture. */
const MOST_AREAS = 100

/** Numbers of a picture's perception that texts are written from; `hasWords` of a design with texts among its layers. */
export function textFacts(
  perception: Perception,
  medium: Medium,
  veil?: Veil,
  hasWords = false
): Measured {
  const { picture, hotspots, areas, faces, isSeen, clarity, kinds } = perception
  return {
    picture,
    fold: firstScreen({ medium, picture }),
    hotspots,
    numbers: ringNumbers(perception),
    ...(veil && { veil }),
    areas: areas.slice(0, MOST_AREAS),
    medium,
    faces,
    isSeen,
    clarity: clarity.score,
    usual: usualClarity(kinds, hasWords),
    tooLittle: tooLittle(perception),
    clutter: clutterByRegion(clarity.map, perception)
  }
}

/** The usual range for pictures of a kind: the middle half of them. */
interface Usual extends Norm {
  /** The kind of those pictures. */
  of: UsualKind
}

/** How clear pictures like this one usually are; null where its kind is not clear, or nothing is known of it. */
export function usualClarity(kinds: KindParts, hasWords = false): Usual | null {
  const kind = normedKind(kinds, hasWords)
  return kind && { ...NORMS[kind], of: kind }
}
