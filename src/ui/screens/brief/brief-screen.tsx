import type { JSX } from 'preact'

export function BriefScreen(): JSX.Element {
  return <></>
}
