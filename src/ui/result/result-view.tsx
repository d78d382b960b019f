import type { ComponentChildren, JSX } from 'preact'
import type { SelectedNode, StoredResult } from '../../bridge'
import { fileWords, type ResultRecord } from '../../file'
import { AdFold } from '../ad/ad-fold'
import { HistorySection } from '../history/history-section'
import { Badge } from '../kit/badge'
import { FrameHeader } from '../kit/frame-header'
import { LayerSection } from '../layers/layer-section'
import { useLive } from '../live/live-store'
import { Fixes } from '../what-if/fixes'
import { Tries } from '../what-if/tries'
import { formatFixed } from '../words/format-numbers'
import { formatAge } from '../words/format-time'
import { providerName } from '../words/provider-name'
import { BriefNotices, BriefPart } from './brief-notices'
import { ResultFooter } from './footer/result-footer'
import { Maps } from './maps/maps'
import { MethodNote } from './method-note'
import { ResultNotices } from './result-notices'
import { Scores } from './scores'
import { Texts } from './texts/written-text'
import { useJudgement } from './verdict/use-judgement'
import { Verdict } from './verdict/verdict'
import { words } from './words'
import styles from './note.module.css'

interface Props {
  node: SelectedNode
  result: StoredResult
  /** The report's menu. */
  report: ComponentChildren
}

/** A result, the answer first; what is not needed at once is folded. */
export function ResultView({ node, result, report }: Props): JSX.Element {
  const { record } = result
  const judged = useJudgement(result)
  const live = useLive().now.value !== null
  return (
    <>
      <FrameHeader node={node}>
        {record.outOfDate && !live && <Badge>{words().outOfDate}</Badge>}
      </FrameHeader>
      <Verdict judged={judged} />
      <ResultNotices result={result} live={live} />
      {judged.state === 'judged' && <Fixes {...judged} frame={node.name} result={result} />}
      <Tries result={result} />
      <Maps name={node.name} result={result} />
      <LayerSection result={result} />
      <BriefNotices result={result} />
      <Scores record={record} />
      <AdFold node={node} />
      <Texts result={result} />
      <BriefPart />
      <HistorySection name={node.name} result={result} />
      <MethodNote>
        <Provenance record={record} />
      </MethodNote>
      <ResultFooter node={node} result={result} report={report} />
    </>
  )
}

/** Who computed the result, how, and when. */
function Provenance({ record }: { record: ResultRecord }): JSX.Element {
  const { provider, medium, startedAt, finishedAt, picture } = record
  const seconds = Math.max(0.1, (finishedAt - startedAt) / 1000)
  const facts = [
    providerName(provider),
    fileWords().medium[medium],
    `${picture.width} × ${picture.height} px`,
    formatAge(finishedAt, Date.now()),
    words().took(formatFixed(seconds, seconds < 10 ? 1 : 0))
  ]
  return <p class={styles.note}>{facts.join(' · ')}</p>
}
