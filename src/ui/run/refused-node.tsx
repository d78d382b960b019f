import type { JSX } from 'preact'
import type { SelectedNode } from '../../bridge'
import type { ErrorData } from '../../errors'
import { Card } from '../kit/card'
import { FrameHeader } from '../kit/frame-header'
import { useTools } from '../tools/use-tools'
import { words } from './words'

interface Props {
  node: SelectedNode
  refusal: ErrorData
}

/** A layer that cannot be analysed: why, and the frame around it that can. */
export function RefusedNode({ node, refusal }: Props): JSX.Element {
  const { bridge, errors } = useTools()
  const { alternative } = node
  const select = (id: string) => (): void => errors.guard(() => bridge.selectNode(id))
  const actions =
    alternative === null
      ? []
      : [{ name: words().select(alternative.name), run: select(alternative.id), main: true }]
  return (
    <>
      <FrameHeader node={node} />
      <Card tone="warning" role="status" title={words().refused} actions={actions}>
        <p>
          {refusal.message} {refusal.advice}
        </p>
      </Card>
    </>
  )
}
