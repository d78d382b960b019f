import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import type { SelectedNode, StoredResult } from '../../bridge'
import { chosenInfo } from '../provider/choose-provider'
import { engineChange } from '../provider/engine-change'
import { useRuns } from '../run/use-runs'
import { useTools } from '../tools/use-tools'
import { useResults } from './result-store'
import { useRunnable } from './use-runnable'
import styles from './result-actions.module.css'

interface Props {
  node: SelectedNode
  result: StoredResult
}

export function ResultActions({ node, result }: Props): JSX.Element | null {
  const results = useResults()
  const { analyse } = useRuns()
  const { canEdit, errors, provider } = useTools()
  const runnable = useRunnable(node)
  if (!canEdit) return null
  const { record } = result
  // Where a notice above offers it, it is not offered twice.
  const offered =
    record.outOfDate || engineChange(record.provider, chosenInfo(provider.value)) === 'earlier'
  return (
    <div class={styles.actions}>
      {!offered && (
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
