import { computed, effect, untracked } from '@preact/signals'
import type { Startup } from '../../bridge'
import type { JournalEntry } from '../../file'
import { useAds } from '../ad/ad-store'
import { useFrames } from '../analyse/frame-list'
import { useCompare } from '../compare/compare-store'
import { usePages } from '../page/page-store'
import { useResults } from '../result/result-store'
import { useRuns } from '../run/frame-runs'
import { useVideos } from '../video/video-store'
import type { Panel } from './panel'
import { answerQuickly } from './quick-answer'
import { syncLanguage } from './spoken'

/** Starts the panel: follows the selection, resumes unfinished runs, runs the command. */
export function begin(panel: Panel, startup: Startup): void {
  const { of } = panel.stores
  const { errors, selection, settings } = panel.tools
  syncLanguage(settings.settings)
  // A layer that is dragged in the frame changes the selection many times a second.
  const shown = computed(() => {
    const { nodes } = selection.value
    return nodes.length === 1 ? (nodes[0]?.id ?? null) : null
  })
  effect(() => {
    const id = shown.value
    untracked(() => errors.guard(() => of(useResults).show(id)))
  })
  errors.guard(() => recover(panel, startup.journal))
  errors.guard(() => runCommand(panel, startup))
}

/** Resumes runs of an earlier session. */
export async function recover(
  { stores: { of } }: Panel,
  journal: readonly JournalEntry[]
): Promise<void> {
  const runs = [of(usePages).runs, of(useVideos).runs, of(useAds).runs, of(useRuns)]
  await Promise.all(runs.map((one) => one.recover(journal)))
}

async function runCommand(panel: Panel, startup: Startup): Promise<void> {
  const { command } = startup
  if (command === 'open' || command === 'settings') return
  const compares = command === 'compare-selection' || command === 'quick-compare'
  const act = (): Promise<void> => (compares ? compareSelection : analyseSelection)(panel)
  await (command.startsWith('quick') ? answerQuickly(panel, startup, act) : act())
}

async function analyseSelection({ tools, stores: { of } }: Panel): Promise<void> {
  if (!tools.canEdit) return
  const [node, ...others] = tools.selection.value.nodes
  const runs = of(useRuns)
  // The designer decides first about what an earlier session may have sent.
  const waiting = new Set(runs.recoveries.value.map(({ entry }) => entry.source))
  if (others.length > 0) {
    const frames = of(useFrames)
    await frames.read()
    await runs.startAll(frames.wanted.value.filter(({ id }) => !waiting.has(id)))
  } else if (node?.refusal === null && !waiting.has(node.id)) {
    runs.analyse(node)
  }
}

/** Compares at once what costs nothing; what may be charged waits for a press. */
async function compareSelection({ tools, stores: { of } }: Panel): Promise<void> {
  await of(useFrames).read()
  const { compare, plan } = of(useCompare)
  const { frames, obstacle, send } = plan.value
  const { value: chosen } = tools.provider
  const charged = chosen.ok && chosen.provider.sends
  if (obstacle !== null || (send.length > 0 && (charged || of(useRuns).busy.value))) return
  await compare(frames.map(({ node }) => node.id))
}
