import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { SelectedNode } from '../../bridge'
import { AdFold, AdsElsewhere } from '../ad/ad-fold'
import { useBrief } from '../brief/brief-store'
import { Card } from '../kit/card'
import { FrameHeader } from '../kit/frame-header'
import { ProgressBar } from '../kit/progress-bar'
import { EarlierResult, FrameResult } from '../result/frame-result'
import { useResults } from '../result/result-store'
import { Elsewhere } from '../run/elsewhere'
import { Ended } from '../run/ended'
import { Recoveries } from '../run/recoveries'
import { RefusedNode } from '../run/refused-node'
import type { Run } from '../run/run'
import { Running } from '../run/running'
import { StartButton } from '../run/start-button'
import { useRuns } from '../run/use-runs'
import { words as runWords } from '../run/words'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import { BatchView } from './batch/batch-view'
import { InsideFrame } from './inside-frame'
import { MediumMenu } from './medium-menu'
import { NothingSelected } from './overview/nothing-selected'
import { SeveralSelected } from './several-selected'
import { words } from './words'
import styles from './start.module.css'

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
      <AstrayOverlays />
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
  const { batch, running } = useRuns()
  /** The layer that is to be analysed without the frame around it. */
  const [alone, setAlone] = useState<string | null>(null)
  const [node] = nodes
  // A run over many frames has the screen to itself, except when one frame is looked at; so has its list of results.
  if (nodes.length !== 1 && running.value && !batch.value.alone) return null
  if (node === undefined && batch.value.items.length > 0 && !batch.value.alone) return null
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
  if (empty || (shown.state === 'reading' && !node.analysed)) return <ReadyFrame node={node} />
  return <FrameResult node={node} shown={shown} report={report(node)} />
}

/** The run of a frame that is not the selected one: it goes on, and can be gone back to. */
function OtherFrame({ run }: { run: Run }): JSX.Element | null {
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

/** Offers to put right what is not where it belongs: nothing on the canvas is moved unasked. */
function AstrayOverlays(): JSX.Element | null {
  const { astray, bridge, errors } = useTools()
  const overlays = astray.value
  if (overlays === 0) return null
  const tidy = {
    name: words().putRight,
    run: () =>
      errors.guard(async () => {
        await bridge.tidyOverlays()
      })
  }
  return (
    <Card role="status" title={words().astray(overlays)} actions={[tidy]}>
      <p>{words().astrayAdvice}</p>
    </Card>
  )
}

/** A frame without a result: how it will be seen, and the button. */
function ReadyFrame({ node }: { node: SelectedNode }): JSX.Element {
  const brief = useBrief()
  const { analyse, busy } = useRuns()
  const { canEdit } = useTools()
  if (!canEdit) {
    return (
      <>
        <FrameHeader node={node} />
        <ViewOnly>{words().viewOnly.frame}</ViewOnly>
        <AdFold node={node} />
      </>
    )
  }
  return (
    <>
      <FrameHeader node={node} />
      <MediumMenu frames={[node]} />
      <div class={styles.start}>
        <StartButton
          what={brief.hash.value ? words().pictureWithBrief : words().picture}
          disabled={busy.value}
          run={() => analyse(node)}
        />
        {busy.value && <p class={styles.note}>{words().earlierRun}</p>}
      </div>
      <AdFold node={node} />
    </>
  )
}
