import type { TextFacts } from '../../file'
import { firstScreen } from '../../order/first-screen'
// The file itself, not the folder's index: the panel must not carry the engine beside its Worker.
import { NORMS } from '../../perception/scores/norms'
import type { Screen } from '../share-order'
import type { Judgement } from './judge-layers'
import type { Measured } from './measured'
import { writeSummary } from './write-summary'

/** More are not named. */
const MOST_AREAS = 2

/** The numbers of an analysis that are kept for its summary. */
export function keptFacts(measured: Measured): TextFacts {
  const { areas = [], faces = null, isSeen, clarity, usual, tooLittle, clutter } = measured
  const { numbers = [], veil } = measured
  return {
    areas: areas.slice(0, MOST_AREAS).map(({ kind, box, area, attention, perception }) => {
      return { kind, box: [...box], area, attention, perception }
    }),
    faces: faces && [],
    ...(isSeen === false && { isSeen }),
    clarity,
    usual: usual && usual.of,
    tooLittle,
    clutter: [...clutter],
    numbers: numbers.map(({ rank, x, y, size }) => {
      return { rank, x: Math.round(x), y: Math.round(y), size: Math.round(size) }
    }),
    ...(veil && { veil })
  }
}

/** The summary of a result of this engine, from what the file keeps of it. `judgement`: null where none is possible. */
export function summarise(
  { areas, clarity, clutter, faces, isSeen = true, tooLittle, usual }: TextFacts,
  { medium, picture }: Screen,
  judgement: Judgement | null
): string {
  const norm = usual && NORMS[usual]
  return writeSummary(
    {
      faces,
      isSeen,
      clarity,
      tooLittle,
      picture,
      fold: firstScreen({ medium, picture }),
      hotspots: [],
      areas: areas.map((area, label) => ({ ...area, label })),
      usual: usual && norm && { ...norm, of: usual },
      clutter
    },
    judgement
  )
}
