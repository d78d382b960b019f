import type { Area } from '../../perception'
import { regionAt } from './place'
import { type Name, words } from './words'

/** Names a part of a picture whose layers are not known: its kind, and where it lies. */
export function areaName({ kind, box: [x, y, width, height] }: Area): Name {
  const place = regionAt({ x: x + width / 2, y: y + height / 2 })
  return (noun = 'other') =>
    kind === 'text'
      ? words().foundAt({ found: kind, place, noun })
      : words().spotAt({ place, noun })
}
