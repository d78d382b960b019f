import type { JSX } from 'preact'
import type { ErrorData } from '../../errors'
import { ErrorCard } from '../kit/error-card'
import { useCompare } from './compare-store'
import type { LeftOutFrame } from './comparison'
import { LeftOut } from './left-out'

interface Props {
  error: ErrorData
  leftOut: readonly LeftOutFrame[]
}

export function FailedComparison({ error, leftOut }: Props): JSX.Element {
  const compare = useCompare()
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
