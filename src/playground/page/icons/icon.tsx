import type { JSX } from 'preact'
import { ICON_PATHS, type IconName } from './icon-paths'

/** A 16 px line icon in the text's colour. It says nothing to screen readers: its control is named. */
export function Icon({ name }: { name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
