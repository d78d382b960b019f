import type { FoundKind, LayerKind } from '../../file'

/** Figma has no such type of node. */
export const PART_TYPE = 'PART'

/** The id of a part of a picture: the same part of the same picture is known again. */
export function partId(picture: string, box: readonly number[]): string {
  return `${picture}#${box.map((part) => Math.round(part * 1000)).join('.')}`
}

/** The id of what is written on a button of a picture. */
export function labelId(button: string): string {
  return `${button} label`
}

/** What a thing that was found in pixels is among layers. */
export const kindOfFound: Record<FoundKind, LayerKind> = {
  text: 'text',
  face: 'image',
  picture: 'image',
  control: 'control',
  group: 'group',
  place: 'shape'
}
