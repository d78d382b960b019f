import type { JSX } from 'preact'

export function PageSection(): JSX.Element {
  return <></>
}
