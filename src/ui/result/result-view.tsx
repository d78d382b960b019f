import type { ComponentChildren, JSX } from 'preact'
import type { SelectedNode, StoredResult } from '../../bridge'
import { HistorySection } from '../history/history-section'
import { IntentSection } from '../intent/intent-section'
import { Badge } from '../kit/badge'
import { FrameHeader } from '../kit/frame-header'
import { LayerSection } from '../layers/layer-section'
import { BriefNotices } from './brief-notices'
import { Legend } from './legend'
import { MapSwitch } from './map-switch'
import { MethodNote } from './method-note'
import { OverlayControls } from './overlay-controls'
import { Preview } from './preview/preview'
import { Provenance } from './provenance'
import { ResultActions } from './result-actions'
import { ResultNotices } from './result-notices'
import { Scores } from './scores'
import { WrittenText } from './texts/written-text'

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
