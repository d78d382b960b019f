import type { LayerShare, Picture } from '../../../file'
import { type LayerChange, realGain } from './layer-changes'

type Box = LayerShare['box']

/** A layer that wins or loses attention, in the variant's picture. */
export interface Moved {
  row: LayerChange
  /** Parts of the variant's picture. */
  at: Box
  /** Where it lay in the base, in parts of the variant's picture; null where it did not move. */
  from: Box | null
  wins: boolean
}

/** More are no longer read at a glance. */
const MOST = 4
/** Parts of the picture's width: less is not seen as moved. */
const FAR = 0.02

/** The layers of a variant that win or lose most against the base, the largest change first. */
export function movedLayers(
  rows: readonly LayerChange[],
  base: Pick<Picture, 'width' | 'height'>,
  variant: Pick<Picture, 'width' | 'height'>
): Moved[] {
  // Pages of one width are alike px by px, however long each is.
  const stretch = ((base.height / base.width) * variant.width) / variant.height
  return rows
    .filter((row) => realGain(row) !== 0)
    .sort((one, other) => Math.abs(realGain(other)) - Math.abs(realGain(one)))
    .flatMap((row): Moved[] => {
      if (row.here === null) return []
      const at = row.here.box
      const [x, y, width, height] = row.base?.box ?? at
      const from: Box = [x, y * stretch, width, height * stretch]
      const away = row.base === null ? null : farFrom(from, at) ? from : null
      return [{ row, at, from: away, wins: realGain(row) > 0 }]
    })
    .slice(0, MOST)
}

function farFrom(one: Box, other: Box): boolean {
  const across = one[0] + one[2] / 2 - (other[0] + other[2] / 2)
  const down = one[1] + one[3] / 2 - (other[1] + other[3] / 2)
  return Math.hypot(across, down) > FAR
}
