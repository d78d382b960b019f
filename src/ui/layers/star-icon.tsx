import type { JSX } from 'preact'

/** A star, full when it marks something. */
export function StarIcon({ full }: { full: boolean }): JSX.Element {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d="M8 2.2l1.75 3.75 4.05.5-3 2.8.8 4.05L8 11.3l-3.6 2 .8-4.05-3-2.8 4.05-.5z"
        fill={full ? 'currentColor' : 'none'}
        stroke="currentColor"
        stroke-linejoin="round"
      />
    </svg>
  )
}
