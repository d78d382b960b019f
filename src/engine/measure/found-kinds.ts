import type { FoundKind, LayerKind } from '../../file'

/** Figma has no such type of node. */
export const PART_TYPE = 'PART'

/** What a thing that was found in pixels is among layers. */
export const kindOfFound: Record<FoundKind, LayerKind> = {
  text: 'text',
  face: 'image',
  picture: 'image',
  control: 'control',
  group: 'group',
  place: 'shape'
}
