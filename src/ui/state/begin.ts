import { effect, untracked } from '@preact/signals'
import type { Startup } from '../../bridge'
import type { Panel } from './panel'

/** What happens by itself when the panel opens: follows the selection, resumes, starts what was asked for. */
export function begin(panel: Panel, startup: Startup): () => void {
  const { errors, jobs, more, results, selection } = panel
  const stop = effect(() => {
    const { nodes } = selection.value
    const id = nodes.length === 1 ? (nodes[0]?.id ?? null) : null
    untracked(() => errors.guard(() => results.show(id)))
  })
  jobs.recover(startup.journal)
  more.recover(startup.tasks)
  const [node, ...others] = startup.selection.nodes
  const wanted = startup.command === 'analyse-selection' && panel.canEdit
  if (wanted && node?.refusal === null && others.length === 0) panel.analyse(node)
  return stop
}
