import type { IconName } from './icon-paths'

const ICONS: Record<string, IconName> = {
  FRAME: 'frame',
  GROUP: 'group',
  SECTION: 'section',
  COMPONENT: 'component',
  COMPONENT_SET: 'component',
  INSTANCE: 'instance',
  TEXT: 'text',
  RECTANGLE: 'rectangle',
  ELLIPSE: 'ellipse',
  LINE: 'line'
}

/** The icon of a layer by its Figma node type; a rectangle that shows a picture gets its own. */
export function nodeIcon(type: string, hasPicture: boolean): IconName {
  if (hasPicture && type === 'RECTANGLE') return 'image'
  return ICONS[type] ?? 'vector'
}
