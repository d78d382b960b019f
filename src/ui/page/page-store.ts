import { type Signal, signal } from '@preact/signals'
import { GlanceError } from '../../bridge'
import { TEXT_KINDS } from '../../interface'
import { storeHook } from '../kit/store-hook'
import { askFor } from '../run/predictions'
import type { MoreTools } from '../run/task/more-tools'
import { createTaskStore } from '../run/task/task-store'
import type { AcceptedEntry, TaskContext, TaskStore } from '../run/task/task-store-types'
import { fetchPage, type FetchedPage } from './fetch-page'
import { PAGE_PHASE_NAMES, PAGE_PHASES, type PagePhase } from './page-phases'
import { placeFrame, placeMaps, withoutMaps } from './place-page'

export interface PageInput {
  url: string
  title: string
  medium: 'desktopWeb' | 'mobileWeb'
  removeCookieBanner: boolean
}

/** The frame a page has become. */
export interface PlacedPage {
  nodeId: string
}

export interface PageStore {
  /** The form, as it is filled in. */
  typed: Signal<string>
  medium: Signal<PageInput['medium']>
  removeCookieBanner: Signal<boolean>
  tasks: TaskStore<PagePhase, PageInput, PlacedPage>
}

export const usePages = storeHook<PageStore>('web pages')

export function createPageStore(tools: MoreTools): PageStore {
  const { bridge, briefFor, errors, results, settings, tab, texts } = tools
  /** Frames whose maps could not be placed: fetching the result again completes them. */
  const bare = new Map<string, string>()

  const tasks = createTaskStore<PagePhase, PageInput, PlacedPage>(tools, {
    kind: 'page',
    phases: PAGE_PHASES,
    names: PAGE_PHASE_NAMES,
    waiting: 'capturing',
    needsEditing: true,
    create: ({ provider, send, signal }, { url, title, medium, removeCookieBanner }) => {
      const { predictions } = settings.settings.value
      return send({ title, source: url, medium, predictions: [...predictions] }, () =>
        provider.client.analyses.create(
          {
            type: 'webPageUrl',
            content: url,
            medium,
            title,
            removeCookieBanner,
            predictions: askFor(predictions)
          },
          { signal }
        )
      )
    },
    finish: async (context, entry) => {
      const page = await fetchPage(tools, context, entry)
      context.enter('placing')
      return place(context, entry, page)
    },
    inputOf: ({ source, title, medium }) => ({
      url: source,
      title,
      medium: medium === 'mobileWeb' ? medium : 'desktopWeb',
      removeCookieBanner: true
    })
  })

  /** From the first step on it goes to the end: a page is never left half placed. */
  async function place(
    context: TaskContext<PagePhase>,
    entry: AcceptedEntry,
    page: FetchedPage
  ): Promise<PlacedPage> {
    const { signal } = context
    signal.throwIfAborted()
    const nodeId = bare.get(entry.taskId) ?? (await placeFrame(tools, entry, page))
    bare.set(entry.taskId, nodeId)
    try {
      const { map, opacity } = settings.settings.value
      results.placed(await placeMaps(tools, entry, page, nodeId, { map, opacity }))
      bare.delete(entry.taskId)
    } catch (error) {
      if (!isGone(error)) throw withoutMaps(error)
      bare.delete(entry.taskId)
      throw error
    }
    if (signal.aborted) {
      await bridge.notify('It was placed before it could be cancelled. Undo removes it.')
    } else {
      write(context, page, nodeId)
      if (tab.value === 'more') tab.value = 'analyse'
    }
    return { nodeId }
  }

  function write(
    { id, provider }: TaskContext<PagePhase>,
    { analysis }: FetchedPage,
    nodeId: string
  ): void {
    errors.guard(() =>
      texts.write({
        provider,
        runId: id,
        nodeId,
        analysisId: analysis._internal_exposed_id,
        kinds: TEXT_KINDS,
        earlier: { summary: null, recommendations: null },
        brief: briefFor(nodeId),
        // A captured page is one picture.
        layers: () => Promise.resolve(null),
        replaces: false,
        placed: Promise.resolve(true)
      })
    )
  }

  return {
    typed: signal(''),
    medium: signal<PageInput['medium']>('desktopWeb'),
    removeCookieBanner: signal(true),
    tasks
  }
}

/** The designer has removed the frame meanwhile. */
function isGone(error: unknown): boolean {
  return error instanceof GlanceError && error.code === 'node_removed'
}
