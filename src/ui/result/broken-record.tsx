import type { JSX } from 'preact'
import type { SelectedNode } from '../../bridge'
import type { ErrorData } from '../../errors'
import { Card, type CardAction } from '../kit/card'
import { FrameHeader } from '../kit/frame-header'
import { useRuns } from '../run/use-runs'
import { useTools } from '../tools/use-tools'
import { useResults } from './result-store'
import { useRunnable } from './use-runnable'

interface Props {
  node: SelectedNode
  error: ErrorData
}

export function BrokenRecord({ node, error }: Props): JSX.Element {
  const results = useResults()
  const { analyse } = useRuns()
  const { canEdit, errors } = useTools()
  const runnable = useRunnable(node)
  const actions: CardAction[] = [
    { name: 'Remove it', run: () => errors.guard(results.remove), main: true },
    ...(runnable ? [{ name: 'Analyse again', run: () => analyse(node) }] : [])
  ]
  return (
    <>
      <FrameHeader node={node} />
      <Card
        tone="warning"
        role="status"
        title="The saved result cannot be read"
        actions={canEdit ? actions : []}
      >
        <p>
          {error.message} {error.advice}
        </p>
      </Card>
    </>
  )
}
