import type { ComponentChildren, JSX } from 'preact'
import type { SelectedNode } from '../../bridge'
import { FrameResult } from '../result/frame-result'
import { useResults } from '../result/result-store'
import { BatchView } from '../run/batch/batch-view'
import { RefusedNode } from '../run/refused-node'
import { useRuns } from '../run/use-runs'
import { useTools } from '../tools/use-tools'
import { EndedJob } from './ended-job'
import { NothingSelected } from './nothing-selected'
import { OtherJob } from './other-job'
import { ReadyFrame } from './ready-frame'
import { Recoveries } from './recoveries'
import { RunningJob } from './running-job'
import { SeveralSelected } from './several-selected'

interface Props {
  /** What a frame's result can be handed on as. */
  report: (node: SelectedNode) => ComponentChildren
}

export function AnalyseScreen({ report }: Props): JSX.Element {
  const { selection } = useTools()
  const { jobs } = useRuns()
  const { nodes } = selection.value
  const [node] = nodes
  const job = jobs.job.value
  const inView =
    job !== null && (nodes.length === 0 || (nodes.length === 1 && job.node.id === node?.id))

  if (inView && jobs.running.value) return <RunningJob job={job} />
  return (
    <>
      <Recoveries />
      <BatchView alone={nodes.length !== 1} />
      {job !== null && !inView && <OtherJob job={job} />}
      {job !== null && inView && <EndedJob job={job} />}
      <Selected nodes={nodes} report={report} />
    </>
  )
}

function Selected({ nodes, report }: Props & { nodes: SelectedNode[] }): JSX.Element | null {
  const results = useResults()
  const { batch } = useRuns()
  const [node] = nodes
  // A run over many frames has the screen to itself, except when one frame is looked at.
  if (nodes.length !== 1 && batch.running.value) return null
  if (node === undefined) return <NothingSelected />
  if (nodes.length > 1) return <SeveralSelected />
  const shown = results.shown.value
  const empty = shown.state === 'read' && shown.read.state === 'none'
  if (node.refusal !== null && (empty || !node.analysed)) {
    return <RefusedNode node={node} refusal={node.refusal} />
  }
  if (shown.state === 'nothing' || shown.nodeId !== node.id) return null
  if (empty || (shown.state === 'reading' && !node.analysed)) return <ReadyFrame node={node} />
  return <FrameResult node={node} shown={shown} report={report(node)} />
}
