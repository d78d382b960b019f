import { IconFrame24 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { EmptyState } from '../../components/empty-state'

export function CompareScreen(): JSX.Element {
  return (
    <EmptyState icon={<IconFrame24 />} title="Select two or more frames to compare">
      Glance shows which variant wins, by how much, and where attention moved.
    </EmptyState>
  )
}
