import type { ComponentChildren, JSX } from 'preact'
import type { SelectedNode, StoredResult } from '../../bridge'
import type { ErrorData } from '../../errors'
import { fileWords, type ResultRecord } from '../../file'
import { resultOf, type Shown } from '../frames/frame-known'
import { HistorySection } from '../history/history-section'
import { Card, type CardAction, ErrorCard } from '../kit/card'
import { FrameHeader } from '../kit/frame-header'
import { LayerSection } from '../layers/layer-section'
import { useLive } from '../live/live-store'
import { LiveStatus, LiveSwitch } from '../live/live-switch'
import { useRuns } from '../run/frame-runs'
import { useTools } from '../tools/use-tools'
import { Fixes } from '../what-if/fixes'
import { Selected, WhatHelps } from '../what-if/selected'
import { Tries } from '../what-if/tries'
import { formatFixed } from '../words/format-numbers'
import { formatAge } from '../words/format-time'
import { providerName } from '../words/provider-name'
import { BriefNotices, BriefPart } from './brief-notices'
import { ResultFooter, useRunnable } from './footer/result-footer'
import { Maps } from './maps/maps'
import { MethodNote } from './method-note'
import { ResultNotices } from './result-notices'
import { useResults } from './result-store'
import { Scores } from './scores'
import { Texts } from './texts/written-text'
import { useJudgement } from './verdict/judge-result'
import { Verdict } from './verdict/verdict'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './frame-result.module.css'

interface Props {
  node: SelectedNode
  result: StoredResult
  /** The report's menu. */
  report: ComponentChildren
}

/** A result: the answer first, details folded. */
function ResultView({ node, result, report }: Props): JSX.Element {
  const { record } = result
  const judged = useJudgement(result)
  const live = useLive().now.value !== null
  const about = judged.state === 'judged' ? { ...judged, frame: node.name, result } : null
  return (
    <>
      <FrameHeader node={{ name: node.name }}>
        {record.outOfDate && !live && <span class={styles.badge}>{words().outOfDate}</span>}
        <LiveSwitch />
      </FrameHeader>
      <LiveStatus />
      <div class={styles.columns}>
        <div class={styles.column}>
          <Verdict judged={judged} />
          <ResultNotices result={result} />
          {about !== null && <Selected {...about} />}
          {about !== null && <Fixes {...about} />}
          <Tries result={result} shares={about?.shares ?? null} />
          <Maps name={node.name} result={result} />
        </div>
        <div class={styles.column}>
          <LayerSection
            result={result}
            lead={about?.judgement.action?.layer ?? null}
            offer={(layer) => about !== null && <WhatHelps {...about} layer={layer} />}
          />
          <BriefNotices result={result} />
          <Scores node={node} record={record} />
          <Texts result={result} />
          <BriefPart />
          <HistorySection result={result} />
          <MethodNote>
            <Provenance record={record} />
          </MethodNote>
        </div>
      </div>
      <ResultFooter node={node} result={result} report={report} />
    </>
  )
}

/** Provider, medium, size, age and duration of the run. */
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
  return <Note>{facts.join(' · ')}</Note>
}

interface FrameResultProps {
  node: SelectedNode
  shown: Exclude<Shown, { state: 'nothing' }>
  /** The report's menu. */
  report: ComponentChildren
}

/** The saved result of a frame, or why it cannot be shown. */
export function FrameResult({ node, shown, report }: FrameResultProps): JSX.Element | null {
  const results = useResults()
  const { errors } = useTools()
  if (shown.state === 'unreadable') {
    const again = (): void => errors.guard(() => results.show(node.id))
    return (
      <>
        <FrameHeader node={node} />
        <ErrorCard title={words().unreadable} error={shown.error} again={again} />
      </>
    )
  }
  if (shown.state === 'reading') return <FrameHeader node={node} />
  const { read } = shown
  if (read.state === 'none') return null
  if (read.state === 'broken') return <BrokenRecord node={node} error={read.error} />
  return <ResultView node={node} result={read.result} report={report} />
}

function BrokenRecord({ node, error }: { node: SelectedNode; error: ErrorData }): JSX.Element {
  const results = useResults()
  const { analyse } = useRuns()
  const { canEdit, errors } = useTools()
  const runnable = useRunnable(node)
  const actions: CardAction[] = [
    { name: words().deleteResult, run: () => errors.guard(results.remove), main: true },
    ...(runnable ? [{ name: words().runAgain, run: () => analyse(node) }] : [])
  ]
  return (
    <>
      <FrameHeader node={node} />
      <Card
        tone="warning"
        role="status"
        title={words().broken}
        error={error}
        actions={canEdit ? actions : []}
      />
    </>
  )
}

/** A frame's result during a new analysis, read-only. */
export function EarlierResult({ node }: { node: SelectedNode }): JSX.Element | null {
  const result = resultOf(useResults().shown.value)
  if (result?.nodeId !== node.id) return null
  return (
    <div class={styles.earlier} inert aria-label={words().earlierResult} role="group">
      <ResultView node={node} result={result} report={null} />
    </div>
  )
}
