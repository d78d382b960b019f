import type { ComponentChildren, JSX } from 'preact'
import type { SelectedNode, StoredResult } from '../../bridge'
import { MEDIUM_NAMES, type ResultRecord } from '../../file'
import { HistorySection } from '../history/history-section'
import { IntentSection } from '../intent/intent-section'
import { Badge } from '../kit/badge'
import { FrameHeader } from '../kit/frame-header'
import { LayerSection } from '../layers/layer-section'
import { formatAge } from '../words/format-time'
import { providerName } from '../words/provider-name'
import { BriefNotices } from './brief-notices'
import { Legend } from './legend'
import { MapSwitch } from './map-switch'
import { MethodNote } from './method-note'
import { OverlayControls } from './overlay-controls'
import { Preview } from './preview/preview'
import { ResultActions } from './result-actions'
import { ResultNotices } from './result-notices'
import { Scores } from './scores'
import { WrittenText } from './texts/written-text'
import styles from './note.module.css'

interface Props {
  node: SelectedNode
  result: StoredResult
  /** What the result can be handed on as. */
  report: ComponentChildren
}

export function ResultView({ node, result, report }: Props): JSX.Element {
  const { record } = result
  return (
    <>
      <FrameHeader node={node}>{record.outOfDate && <Badge>Out of date</Badge>}</FrameHeader>
      <ResultNotices node={node} result={result} />
      {Object.keys(record.maps).length > 0 && (
        <>
          <Preview name={node.name} picture={record.picture} />
          <MapSwitch record={record} />
          <Legend />
          <OverlayControls result={result} />
        </>
      )}
      <Scores record={record} />
      <IntentSection result={result} />
      <LayerSection result={result} />
      <BriefNotices node={node} result={result} />
      <WrittenText kind="summary" result={result} />
      <WrittenText kind="recommendations" result={result} />
      <HistorySection result={result} />
      <ResultActions node={node} result={result} />
      {report}
      <Provenance record={record} />
      <MethodNote />
    </>
  )
}

/** Who computed the result, how, and when. */
function Provenance({ record }: { record: ResultRecord }): JSX.Element {
  const { provider, medium, startedAt, finishedAt, picture } = record
  const seconds = Math.max(0.1, (finishedAt - startedAt) / 1000)
  const took = seconds < 10 ? seconds.toFixed(1) : String(Math.round(seconds))
  const facts = [
    providerName(provider),
    MEDIUM_NAMES[medium],
    `${picture.width} × ${picture.height} px`,
    formatAge(finishedAt, Date.now()),
    `took ${took} s`
  ]
  return <p class={styles.note}>{facts.join(' · ')}</p>
}
