import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { CompareButton } from './compare-button'
import { useCompare } from './compare-store'
import type { Comparison, LeftOutFrame } from './comparison'

interface Props {
  comparison: Comparison
  leftOut: readonly LeftOutFrame[]
}

/** Other frames than those on screen are selected: they can be compared instead. */
export function OtherSelection({ comparison, leftOut }: Props): JSX.Element | null {
  const compare = useCompare()
  const { frames, obstacle } = compare.plan.value
  const shown = new Set([...comparison.frames, ...leftOut].map(({ nodeId }) => nodeId))
  const same = frames.length === shown.size && frames.every(({ node }) => shown.has(node.id))
  if (same || obstacle !== null) return null
  return (
    <Card title={`${frames.length} frames are selected`}>
      <CompareButton />
    </Card>
  )
}
