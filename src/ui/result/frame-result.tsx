import type { ComponentChildren, JSX } from 'preact'
import type { SelectedNode } from '../../bridge'
import { ErrorCard } from '../kit/error-card'
import { FrameHeader } from '../kit/frame-header'
import type { Shown } from '../tools/shown'
import { useTools } from '../tools/use-tools'
import { BrokenRecord } from './broken-record'
import { useResults } from './result-store'
import { ResultView } from './result-view'

interface Props {
  node: SelectedNode
  shown: Exclude<Shown, { state: 'nothing' }>
  /** What a result can be handed on as. */
  report: ComponentChildren
}

/** What the file has for an analysed frame. */
export function FrameResult({ node, shown, report }: Props): JSX.Element | null {
  const results = useResults()
  const { errors } = useTools()
  if (shown.state === 'unreadable') {
    const again = (): void => errors.guard(() => results.show(node.id))
    return (
      <>
        <FrameHeader node={node} />
        <ErrorCard
          title="The result could not be read"
          error={shown.error}
          actions={[{ name: 'Try again', run: again, main: true }]}
        />
      </>
    )
  }
  if (shown.state === 'reading') return <FrameHeader node={node} />
  const { read } = shown
  if (read.state === 'none') return null
  if (read.state === 'broken') return <BrokenRecord node={node} error={read.error} />
  return <ResultView node={node} result={read.result} report={report} />
}
