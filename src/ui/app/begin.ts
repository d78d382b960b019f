import { effect, untracked } from '@preact/signals'
import type { Startup } from '../../bridge'
import type { Panel } from './panel'
import { answerQuickly } from './quick-answer'
import { sayBySettings } from './spoken'

/** Starts the panel: follows the selection, resumes unfinished runs, does what the command asked for. */
export function begin(panel: Panel, startup: Startup): () => void {
  const { errors, results, selection } = panel
  const stopSaying = sayBySettings(panel.settings.settings, errors)
  const stop = effect(() => {
    const { nodes } = selection.value
    const id = nodes.length === 1 ? (nodes[0]?.id ?? null) : null
    untracked(() => errors.guard(() => results.show(id)))
  })
  errors.guard(() => panel.recover(startup.journal))
  errors.guard(() => runCommand(panel, startup))
  return () => {
    stop()
    stopSaying()
  }
}

async function runCommand(panel: Panel, startup: Startup): Promise<void> {
  const analyse = (): Promise<void> => analyseSelection(panel)
  const compare = (): Promise<void> => compareSelection(panel)
  switch (startup.command) {
    case 'analyse-selection':
      return analyse()
    case 'compare-selection':
      return compare()
    case 'quick-analyse':
      return answerQuickly(panel, startup, analyse)
    case 'quick-compare':
      return answerQuickly(panel, startup, compare)
    case 'open':
    case 'settings':
  }
}

async function analyseSelection({ canEdit, frames, runs, selection }: Panel): Promise<void> {
  if (!canEdit) return
  const [node, ...others] = selection.value.nodes
  // What an earlier session may have sent already is asked about first.
  const waiting = new Set(runs.recoveries.value.map(({ entry }) => entry.source))
  if (others.length > 0) {
    await frames.read()
    await runs.startAll(frames.wanted.value.filter(({ id }) => !waiting.has(id)))
  } else if (node?.refusal === null && !waiting.has(node.id)) {
    runs.analyse(node)
  }
}

/** Compares at once what costs nothing; what may be charged waits for the press. */
async function compareSelection({ compare, frames, provider, runs }: Panel): Promise<void> {
  await frames.read()
  const { frames: listed, obstacle, send } = compare.plan.value
  const charged = provider.value.ok && provider.value.provider.charges
  if (obstacle !== null || (send.length > 0 && (charged || runs.busy.value))) return
  await compare.compare(listed.map(({ node }) => node.id))
}
