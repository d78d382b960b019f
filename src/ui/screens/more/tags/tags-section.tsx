import type { JSX } from 'preact'

export function TagsSection(): JSX.Element {
  return <></>
}
