import type { SceneNode } from '@open-pencil/core'
import type { JSX } from 'preact'

/** A 16 px line icon in the text's colour. It says nothing to screen readers: its control is named. */
export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}

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

/** The icon of a layer by its type; a rectangle that shows a picture has its own. */
export function nodeIcon({ type, fills }: SceneNode): IconName {
  const picture = type === 'RECTANGLE' && fills.some((fill) => fill.type === 'IMAGE')
  return picture ? 'image' : (ICONS[type] ?? 'vector')
}

/** Outlines on a 16 px grid, drawn with a line of 1 px. */
const ICON_PATHS = {
  chevron: 'M6 4.5 9.5 8 6 11.5',
  'chevron-down': 'M4.5 6.5 8 10l3.5-3.5',
  close: 'm4.5 4.5 7 7m0-7-7 7',
  minus: 'M4 8h8',
  plus: 'M4 8h8M8 4v8',
  undo: 'M3.5 6.5h6a3 3 0 0 1 0 6H7M6 4 3.5 6.5 6 9',
  redo: 'M12.5 6.5h-6a3 3 0 0 0 0 6H9M10 4l2.5 2.5L10 9',
  sun: 'M8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8 1.5v1.6m0 9.8v1.6M1.5 8h1.6m9.8 0h1.6M3.4 3.4l1.1 1.1m7 7 1.1 1.1m0-9.2-1.1 1.1m-7 7-1.1 1.1',
  moon: 'M12.8 9.6A5.2 5.2 0 0 1 6.4 3.2a5.3 5.3 0 1 0 6.4 6.4Z',
  open: 'M2.5 12.5v-9h4l1.5 2h5.5v7zM8 11V7.5M6.4 9 8 7.4 9.6 9',
  plugin: 'M6 2.5v3m4-3v3M4.5 5.5h7v2.7a3.5 3.5 0 0 1-7 0zM8 11.7v2.3',
  eye: 'M1.8 8S4 4 8 4s6.2 4 6.2 4-2.2 4-6.2 4-6.2-4-6.2-4ZM8 6.4a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Z',
  'eye-off': 'M2 6.5c1.2 2 3.4 3.4 6 3.4s4.8-1.4 6-3.4M8 9.9v2m-3.4-2.9-1 1.8m7.8-1.8 1 1.8',
  frame: 'M5 2.5v11m6-11v11M2.5 5h11m-11 6h11',
  group: 'M3.5 5.5v-2h2m5 0h2v2m0 5v2h-2m-5 0h-2v-2M7 3.5h2m-2 9h2M3.5 7v2m9-2v2',
  section: 'M2.5 4.5v-2h5v2m-5 0h11v9h-11z',
  component: 'm8 2 2 2-2 2-2-2zm4 4 2 2-2 2-2-2zM4 6l2 2-2 2-2-2zm4 4 2 2-2 2-2-2z',
  instance: 'm8 2.5 5.5 5.5L8 13.5 2.5 8z',
  text: 'M3.5 5V3.5h9V5M8 3.5v9m-1.5 0h3',
  rectangle: 'M3 3.5h10v9H3z',
  ellipse: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3Z',
  image: 'M2.5 3h11v10h-11zm0 8 3.5-3.5 3 3 1.5-1.5 3 3M10.5 5.5v1',
  line: 'M3 13 13 3',
  vector: 'M3 12.5C5 4 11 4 13 12.5M2.5 12h1v1h-1zm10 0h1v1h-1zM7.5 5.5h1v1h-1z'
} as const

export type IconName = keyof typeof ICON_PATHS

interface IconButtonProps {
  icon: IconName
  /** Accessible name and tooltip. */
  name: string
  disabled?: boolean
  onClick: () => void
}

export function IconButton({
  icon,
  name,
  disabled = false,
  onClick
}: IconButtonProps): JSX.Element {
  return (
    <button
      class="icon-button"
      aria-label={name}
      title={name}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
