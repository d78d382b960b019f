import type { ComponentChildren, JSX } from 'preact'
import type { SelectedNode, StoredResult } from '../../bridge'
import { HistorySection } from '../history/history-section'
import { Badge } from '../kit/badge'
import { FrameHeader } from '../kit/frame-header'
import { LayerSection } from '../layers/layer-section'
import { BriefNotices } from './brief-notices'
import { BriefPart } from './brief-part'
import { ResultFooter } from './footer/result-footer'
import { Maps } from './maps/maps'
import { MethodNote } from './method-note'
import { Provenance } from './provenance'
import { ResultNotices } from './result-notices'
import { Scores } from './scores'
import { Texts } from './texts/texts'
import { Fixes } from './verdict/fixes'
import { useJudgement } from './verdict/use-judgement'
import { Verdict } from './verdict/verdict'

interface Props {
  node: SelectedNode
  result: StoredResult
  /** What the result can be handed on as. */
  report: ComponentChildren
}

/** A result, the answer first; what is not needed at once is folded. */
export function ResultView({ node, result, report }: Props): JSX.Element {
  const { record } = result
  const judged = useJudgement(result)
  return (
    <>
      <FrameHeader node={node}>{record.outOfDate && <Badge>Out of date</Badge>}</FrameHeader>
      <Verdict judged={judged} />
      <ResultNotices result={result} />
      <Fixes judged={judged} foreign={record.provider.kind === 'service'} />
      <Maps name={node.name} result={result} judged={judged} />
      <LayerSection result={result} />
      <BriefNotices node={node} result={result} />
      <Scores record={record} />
      <Texts result={result} />
      <BriefPart />
      <HistorySection result={result} />
      <MethodNote>
        <Provenance record={record} />
      </MethodNote>
      <ResultFooter node={node} result={result} report={report} />
    </>
  )
}
