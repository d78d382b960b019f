import { IconMultiEdit16 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { EmptyState } from '../../components/empty-state'

export function SeveralSelected({ count }: { count: number }): JSX.Element {
  return (
    <EmptyState icon={<IconMultiEdit16 />} title={`${count} layers selected`}>
      Select one to analyse.
    </EmptyState>
  )
}
