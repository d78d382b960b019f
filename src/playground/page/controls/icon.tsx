import type { JSX } from 'preact'

/** A 16 px line icon in the text's colour. It says nothing to screen readers: its control is named. */
export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}

/** Outlines on a 16 px grid, drawn with a line of 1 px. */
const ICON_PATHS = {
  'chevron-down': 'M4.5 6.5 8 10l3.5-3.5',
  close: 'm4.5 4.5 7 7m0-7-7 7',
  minus: 'M4 8h8',
  plus: 'M4 8h8M8 4v8',
  undo: 'M3.5 6.5h6a3 3 0 0 1 0 6H7M6 4 3.5 6.5 6 9',
  redo: 'M12.5 6.5h-6a3 3 0 0 0 0 6H9M10 4l2.5 2.5L10 9',
  sun: 'M8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8 1.5v1.6m0 9.8v1.6M1.5 8h1.6m9.8 0h1.6M3.4 3.4l1.1 1.1m7 7 1.1 1.1m0-9.2-1.1 1.1m-7 7-1.1 1.1',
  moon: 'M12.8 9.6A5.2 5.2 0 0 1 6.4 3.2a5.3 5.3 0 1 0 6.4 6.4Z',
  open: 'M2.5 12.5v-9h4l1.5 2h5.5v7zM8 11V7.5M6.4 9 8 7.4 9.6 9',
  plugin: 'M6 2.5v3m4-3v3M4.5 5.5h7v2.7a3.5 3.5 0 0 1-7 0zM8 11.7v2.3'
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
