import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { FrameHeader } from '../kit/frame-header'
import { QuietButton } from '../kit/quiet-button'
import { MethodNote } from '../result/method-note'
import { BaseChoice } from './base-choice'
import { BoardSection } from './board/board-section'
import { useCompare } from './compare-store'
import type { Comparison, LeftOutFrame } from './comparison'
import { LeftOut } from './left-out'
import { PrimaryChoice } from './primary-choice'
import { RankingTable } from './ranking/ranking-table'
import { VariantSection } from './variant/variant-section'
import { VerdictCard } from './verdict-card'

interface Props {
  comparison: Comparison
  leftOut: readonly LeftOutFrame[]
  /** What the comparison can be handed on as. */
  report: ComponentChildren
}

/** Variants side by side: what moved, the numbers, where attention moved, and what can be made of it. */
export function ComparedFrames({ comparison, leftOut, report }: Props): JSX.Element {
  const compare = useCompare()
  const { frames, verdict } = comparison
  const [chosen, choose] = useState<string | null>(null)
  return (
    <>
      <VerdictCard verdict={verdict} />
      <LeftOut frames={leftOut} />
      <FrameHeader node={{ name: `${frames.length} frames compared` }}>
        <QuietButton name="Dismiss" about="the comparison" run={compare.dismiss} />
      </FrameHeader>
      <RankingTable comparison={comparison} />
      <PrimaryChoice comparison={comparison} />
      <BaseChoice comparison={comparison} />
      <VariantSection comparison={comparison} chosen={chosen} choose={choose} />
      <BoardSection comparison={comparison} />
      {report}
      <MethodNote />
    </>
  )
}
