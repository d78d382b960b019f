import type { SelectedNode } from '../../bridge'
import { usePanel } from '../app/panel-context'

/** Whether a run could start for a frame now. */
export function useRunnable(node: SelectedNode): boolean {
  const { busy, canEdit, provider } = usePanel()
  return canEdit && provider.value.ok && !busy.value && node.refusal === null
}
