import type { JSX } from 'preact'

export function VideoSection(): JSX.Element {
  return <></>
}
