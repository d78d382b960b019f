import type { JSX } from 'preact'
import type { StoredResult } from '../../../bridge'
import { Section } from '../../kit/section'
import { words } from '../words'
import { firstScreen } from '../../../engine/order/first-screen'
import { Legend } from './legend'
import { MapSwitch } from './map-switch'
import { OverlayControls } from './overlay-controls'
import { Preview } from './preview'

interface Props {
  name: string
  result: StoredResult
}

/** The maps over the frame, and how they lie on the canvas. */
export function Maps({ name, result }: Props): JSX.Element | null {
  const { record } = result
  if (Object.keys(record.maps).length === 0) return null
  return (
    <Section title={words().maps}>
      <MapSwitch record={record} />
      <Preview name={name} picture={record.picture} fold={firstScreen(record)} />
      <Legend />
      <OverlayControls result={result} />
    </Section>
  )
}
