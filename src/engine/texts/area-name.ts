import type { Area } from '../../perception'
import { regionAt } from './place'
import { type Name, words } from './words'

/** What a part of a picture is called whose layers are not known: what it is, and where. */
export function areaName({ kind, box: [x, y, width, height] }: Area): Name {
  const place = regionAt({ x: x + width / 2, y: y + height / 2 })
  return (noun = 'other') =>
    kind === 'text'
      ? words().foundAt({ found: kind, place, noun })
      : words().spotAt({ place, noun })
}
