import { signal } from '@preact/signals'
import { GlanceError } from '../../errors'
import { storeHook } from '../kit/store-hook'
import {
  type AcceptedEntry,
  type CapturedPage,
  PAGE_PHASES,
  type PageAnalyser,
  type PageInput
} from '../provider/provider'
import type { RunTools } from '../run/run-tools'
import type { RunPlan } from '../run/drive-run'
import type { RunContext, RunRequest } from '../run/job'
import { createRuns } from '../run/runs'
import { type FetchedPage, fetchPage, placeFrame, placeMaps, withoutMaps } from './place-page'
import { words } from './words'

export const usePages = storeHook<ReturnType<typeof createPageStore>>('web pages')

export function createPageStore(tools: RunTools) {
  const { bridge, errors, results, tab, texts } = tools
  /** By run, frames whose maps could not be placed: fetching the result again completes them. */
  const bare = new Map<string, string>()

  /** Node id of the frame that the last page has become; null before. */
  const placed = signal<string | null>(null)

  const plan: RunPlan = {
    kind: 'page',
    phases: () => PAGE_PHASES,
    phaseNames: () => words().phases,
    waiting: 'capturing',
    resume: (context, entry) => finish(context, pagesOf(context).resume(context, entry)),
    requestOf: ({ source, title, medium }) =>
      ask({
        url: source,
        title,
        medium: medium === 'mobileWeb' ? medium : 'desktopWeb',
        removeCookieBanner: true
      })
  }
  const runs = createRuns(tools, plan, { needsEditing: true })

  function ask(page: PageInput): RunRequest {
    return {
      source: page.url,
      title: page.title,
      work: async (context) =>
        finish(
          context,
          pagesOf(context).start(context, { ...page, predictions: context.settings.predictions })
        )
    }
  }

  async function finish(context: RunContext, capturing: Promise<CapturedPage>): Promise<void> {
    placed.value = null
    const captured = await capturing
    const page = await fetchPage(tools, context, captured)
    context.enter('placing')
    return place(context, captured.entry, page)
  }

  /** Once begun it goes to the end: a page is never left half placed. */
  async function place(
    context: RunContext,
    entry: AcceptedEntry,
    page: FetchedPage
  ): Promise<void> {
    const { signal } = context
    signal.throwIfAborted()
    const nodeId = bare.get(entry.runId) ?? (await placeFrame(tools, entry, page))
    bare.set(entry.runId, nodeId)
    try {
      const { map, opacity } = context.settings
      results.placed(await placeMaps(tools, entry, page, nodeId, { map, opacity }))
      bare.delete(entry.runId)
    } catch (error) {
      const isGone = error instanceof GlanceError && error.code === 'node_removed'
      if (!isGone) throw withoutMaps(error)
      bare.delete(entry.runId)
      throw error
    }
    if (signal.aborted) {
      await bridge.notify(words().placedAnyway)
    } else {
      write(context, page, nodeId)
      if (tab.value === 'page') tab.value = 'analyse'
    }
    placed.value = nodeId
  }

  function write({ id, provider }: RunContext, { analysis }: FetchedPage, nodeId: string): void {
    errors.guard(() =>
      texts.write({ provider, runId: id, nodeId, analysisId: analysis.analysisId })
    )
  }

  return {
    /** The form, as it is filled in. */
    typed: signal(''),
    medium: signal<PageInput['medium']>('desktopWeb'),
    removeCookieBanner: signal(true),
    runs,
    start: (page: PageInput) => runs.start(ask(page)),
    placed
  }
}

/** Throws `page_capture_unavailable` where the provider is known not to capture pages. */
function pagesOf({ provider }: RunContext): PageAnalyser {
  if (provider.pages !== null) return provider.pages
  throw new GlanceError({
    code: 'page_capture_unavailable',
    message: words().needsService.title,
    advice: words().needsService.select,
    sent: 'no'
  })
}
