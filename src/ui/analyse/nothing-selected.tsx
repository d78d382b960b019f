import type { JSX } from 'preact'
import { IconFrame24 } from '@create-figma-plugin/ui'
import { EmptyState } from '../kit/empty-state'

export function NothingSelected(): JSX.Element {
  return (
    <EmptyState icon={<IconFrame24 />} title="Select a frame to analyse">
      Glance shows what people will probably look at first: maps over your design, scores and a
      written summary.
    </EmptyState>
  )
}
