import type { JSX } from 'preact'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-paths'

interface IconButtonProps {
  icon: IconName
  /** What it does: its accessible name and its tooltip. */
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
