import type { SelectedNode } from '../../bridge'
import { useRuns } from '../run/use-runs'
import { useTools } from '../tools/use-tools'

/** Whether a run could start for a frame now. */
export function useRunnable(node: SelectedNode): boolean {
  const { busy } = useRuns()
  const { canEdit, provider } = useTools()
  return canEdit && provider.value.ok && !busy.value && node.refusal === null
}
