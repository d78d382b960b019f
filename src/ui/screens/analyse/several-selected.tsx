import { IconFrame24 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import type { SelectedNode } from '../../../bridge'
import { EmptyState } from '../../components/empty-state'

export function SeveralSelected({ nodes }: { nodes: SelectedNode[] }): JSX.Element {
  const what = nodes.every(({ refusal }) => refusal === null) ? 'frames' : 'layers'
  return (
    <EmptyState icon={<IconFrame24 />} title={`${nodes.length} ${what} selected`}>
      Select one to analyse.
    </EmptyState>
  )
}
