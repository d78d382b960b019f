import type { JSX } from 'preact'

export function AdSection(): JSX.Element {
  return <></>
}
