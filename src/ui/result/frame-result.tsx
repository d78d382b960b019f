import type { ComponentChildren, JSX } from 'preact'
import type { SelectedNode } from '../../bridge'
import type { ErrorData } from '../../errors'
import { Card, type CardAction, ErrorCard } from '../kit/card'
import { FrameHeader } from '../kit/frame-header'
import { useRuns } from '../run/frame-runs'
import { resultOf, type Shown } from '../frames/frame-known'
import { useTools } from '../tools/use-tools'
import { useResults } from './result-store'
import { ResultView } from './result-view'
import { useRunnable } from './footer/result-footer'
import { words } from './words'
import styles from './frame-result.module.css'

interface Props {
  node: SelectedNode
  shown: Exclude<Shown, { state: 'nothing' }>
  /** The report's menu. */
  report: ComponentChildren
}

/** The saved result of a frame, or why it cannot be shown. */
export function FrameResult({ node, shown, report }: Props): JSX.Element | null {
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

/** The result that a frame has while it is analysed anew: to be read, not to be used. */
export function EarlierResult({ node }: { node: SelectedNode }): JSX.Element | null {
  const result = resultOf(useResults().shown.value)
  if (result?.nodeId !== node.id) return null
  return (
    <div class={styles.earlier} inert aria-label={words().earlierResult} role="group">
      <ResultView node={node} result={result} report={null} />
    </div>
  )
}
