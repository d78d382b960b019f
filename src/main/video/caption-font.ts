import { loadFont } from '../figma/canvas/load-font'

/** The font of captions, loaded; null where it cannot be had: then names in the layer list have to do. */
export function captionFont(): Promise<FontName | null> {
  return loadFont({ family: 'Inter', style: 'Medium' })
}
