import type { JSX } from 'preact'
import type { ErrorData, SelectedNode } from '../../../bridge'
import { Card, type CardAction } from '../../components/card'
import { usePanel } from '../../state/panel-context'
import { FrameHeader } from '../analyse/frame-header'

interface Props {
  node: SelectedNode
  error: ErrorData
}

export function BrokenRecord({ node, error }: Props): JSX.Element {
  const { analyse, canEdit, errors, jobs, results } = usePanel()
  const actions: CardAction[] = [
    { name: 'Remove it', run: () => errors.guard(results.remove), main: true },
    ...(jobs.running.value ? [] : [{ name: 'Analyse again', run: () => analyse(node) }])
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
