import type { LayerShare } from '../../file'
import { kindOfFound, PART_TYPE } from '../measure/found-kinds'
import { judgeLayers, type Judgement } from './judge-layers'
import type { Measured } from './measured'

/** Judges what was found in a picture whose layers are not known, as its layers are elsewhere. */
export function judgeAreas({ areas = [], medium = 'generic', picture }: Measured): Judgement {
  return judgeLayers({ medium, picture, layers: areas.map(asLayer), marked: null, goal: '' })
}

function asLayer({
  kind,
  box,
  label,
  ...rest
}: NonNullable<Measured['areas']>[number]): LayerShare {
  const found = kind === 'layer' || kind === 'thing' ? 'place' : kind
  const [x, y, width, height] = box
  const named = { id: `${label}`, name: found, type: PART_TYPE, kind: kindOfFound[found], found }
  return { ...rest, ...named, order: label, box: [x, y, width, height] }
}
