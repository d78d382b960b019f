import type { SelectedNode } from '../../../bridge'
import { usePanel } from '../../state/panel-context'

/** Whether a run could start for a frame now. */
export function useRunnable(node: SelectedNode): boolean {
  const { canEdit, jobs, provider } = usePanel()
  return canEdit && provider.value.ok && !jobs.running.value && node.refusal === null
}
