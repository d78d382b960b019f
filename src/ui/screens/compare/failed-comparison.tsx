import type { JSX } from 'preact'
import type { ErrorData } from '../../../bridge'
import type { LeftOutFrame } from '../../compare/comparison'
import { ErrorCard } from '../../components/error-card'
import { usePanel } from '../../state/panel-context'
import { LeftOut } from './left-out'

interface Props {
  error: ErrorData
  leftOut: readonly LeftOutFrame[]
}

export function FailedComparison({ error, leftOut }: Props): JSX.Element {
  const { compare } = usePanel()
  return (
    <>
      <ErrorCard
        title="Nothing to compare"
        error={error}
        actions={[{ name: 'Dismiss', run: compare.dismiss }]}
      />
      <LeftOut frames={leftOut} />
    </>
  )
}
