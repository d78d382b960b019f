import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { useTools } from '../tools/use-tools'
import { usePages } from './page-store'

/** The last page, once it is on the canvas; null before. */
export function PlacedPage(): JSX.Element | null {
  const pages = usePages()
  const { bridge, errors, tab } = useTools()
  const { run, dismiss } = pages.runs
  const placed = run.value?.result ?? null
  if (run.value === null || placed === null) return null
  const show = async (): Promise<void> => {
    await bridge.selectNode(placed.nodeId)
    tab.value = 'analyse'
  }
  const actions = [
    { name: 'Show it', run: () => errors.guard(show), main: true },
    { name: 'Dismiss', run: dismiss }
  ]
  return (
    <Card
      tone="success"
      role="status"
      title={`“${run.value.title}” is on the canvas`}
      actions={actions}
    >
      <p>As a frame of its own, with its maps over it. One undo removes both.</p>
    </Card>
  )
}
