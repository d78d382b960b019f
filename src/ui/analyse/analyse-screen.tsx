import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { SelectedNode } from '../../bridge'
import { AdsElsewhere } from '../ad/ad-part'
import { Card } from '../kit/card'
import { FrameHeader } from '../kit/frame-header'
import { ProgressBar } from '../kit/bars'
import { EarlierResult, FrameResult } from '../result/result-view'
import { useResults } from '../result/result-store'
import { Scores } from '../result/scores'
import { Elsewhere, Running } from '../run/running'
import { Ended, Recoveries } from '../run/ended'
import { RefusedNode } from '../run/start-button'
import type { Job } from '../run/job'
import { useRuns } from '../run/frame-runs'
import { words as runWords } from '../run/words'
import { useTools } from '../tools/use-tools'
import { BatchView } from './batch/batch-view'
import { InsideFrame, StartFrame } from './inside-frame'
import { NothingSelected } from './overview/nothing-selected'
import { SeveralSelected } from './several-selected'
import { words } from './words'

interface Props {
  /** The report's menu. */
  report: (node: SelectedNode) => ComponentChildren
  /** Selects frames and compares them. */
  compare: (nodeIds: readonly string[]) => void
}

export function AnalyseScreen({ report, compare }: Props): JSX.Element {
  const { selection } = useTools()
  const runs = useRuns()
  const { nodes } = selection.value
  const [node] = nodes
  const run = runs.run.value
  const inView =
    run !== null && (nodes.length === 0 || (nodes.length === 1 && run.source === node?.id))

  if (inView && runs.running.value) {
    return (
      <>
        <Running store={runs} header={<FrameHeader node={{ name: run.title }} />} />
        <AdsElsewhere nodeId={null} />
        {node !== undefined && <EarlierResult node={node} />}
      </>
    )
  }
  return (
    <>
      <MisplacedOverlays />
      <Recoveries store={runs} thing="picture" />
      <AdsElsewhere nodeId={nodes.length === 1 ? (node?.id ?? null) : null} />
      <BatchView whole={nodes.length !== 1} compare={compare} />
      {run !== null && !inView && <OtherFrame run={run} />}
      {inView && <Ended store={runs} thing="picture" />}
      <Selected nodes={nodes} report={report} />
    </>
  )
}

function Selected({
  nodes,
  report
}: Pick<Props, 'report'> & { nodes: SelectedNode[] }): JSX.Element | null {
  const results = useResults()
  const { analyse, batch, items, running } = useRuns()
  /** The layer to analyse without the frame around it. */
  const [alone, setAlone] = useState<string | null>(null)
  const [node] = nodes
  // A run over many frames, and its list of results, fill the screen unless one frame is selected.
  if (nodes.length !== 1 && running.value && !batch.value.alone) return null
  if (nodes.length !== 1 && items.value.length > 0 && !batch.value.alone) {
    const isListed = ({ id }: SelectedNode): boolean =>
      items.value.some(({ source }) => source === id)
    if (nodes.every(isListed)) return null
  }
  if (node === undefined) return <NothingSelected />
  if (nodes.length > 1) return <SeveralSelected />
  const shown = results.shown.value
  const empty = shown.state === 'read' && shown.read.state === 'none'
  const { alternative } = node
  if (alternative !== null && alone !== node.id && (empty || !node.analysed)) {
    const byItself = node.refusal === null ? () => setAlone(node.id) : null
    return <InsideFrame node={node} around={alternative} alone={byItself} />
  }
  if (node.refusal !== null && (empty || !node.analysed)) {
    return <RefusedNode node={node} refusal={node.refusal} />
  }
  if (shown.state === 'nothing' || shown.nodeId !== node.id) return null
  if (empty || (shown.state === 'reading' && !node.analysed)) {
    return (
      <>
        <FrameHeader node={node} />
        <StartFrame frame={node} run={() => analyse(node)} />
        <Scores node={node} record={null} />
      </>
    )
  }
  return <FrameResult node={node} shown={shown} report={report(node)} />
}

/** The run of a frame that is not selected, with a button that selects it. */
function OtherFrame({ run }: { run: Job }): JSX.Element | null {
  const { bridge, errors } = useTools()
  const runs = useRuns()
  if (run.state !== 'running') {
    return run.state === 'failed' ? <Ended store={runs} thing="picture" /> : null
  }
  const phase = runs.phaseName(run.phase)
  return (
    <Elsewhere
      text={
        <>
          <strong>{run.title}</strong>: {runWords().afterName(phase)}
        </>
      }
      progress={<ProgressBar name={runWords().analysis} value={runs.progress.value} text={phase} />}
      show={{
        name: words().showFrame,
        run: () => errors.guard(() => bridge.selectNode(run.source))
      }}
    />
  )
}

/** Offers to move overlays back over their frames; nothing on the canvas is moved unasked. */
function MisplacedOverlays(): JSX.Element | null {
  const { misplaced, bridge, errors } = useTools()
  const overlays = misplaced.value
  if (overlays === 0) return null
  const tidy = { name: words().putRight, run: () => errors.guard(bridge.tidyOverlays) }
  return (
    <Card role="status" title={words().misplaced(overlays)} actions={[tidy]}>
      <p>{words().misplacedAdvice}</p>
    </Card>
  )
}
