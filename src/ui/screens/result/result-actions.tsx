import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import type { SelectedNode, StoredResult } from '../../../bridge'
import { usePanel } from '../../state/panel-context'
import { useRunnable } from './use-runnable'
import styles from './result-actions.module.css'

interface Props {
  node: SelectedNode
  result: StoredResult
}

export function ResultActions({ node, result }: Props): JSX.Element | null {
  const { analyse, canEdit, errors, results } = usePanel()
  const runnable = useRunnable(node)
  if (!canEdit) return null
  return (
    <div class={styles.actions}>
      {!result.record.outOfDate && (
        <Button secondary disabled={!runnable} onClick={() => analyse(node)}>
          Run again
        </Button>
      )}
      <Button
        secondary
        title="Removes the overlays and the result from this file. Undo brings them back."
        onClick={() => errors.guard(results.remove)}
      >
        Remove overlays
      </Button>
    </div>
  )
}
