import { computed, type ReadonlySignal } from '@preact/signals'
import type { JournalEntry } from '../../file'
import { type AdStore, createAdStore } from '../ad/ad-store'
import { storeHook } from '../kit/store-hook'
import { createPageStore, type PageStore } from '../page/page-store'
import type { RunTools } from '../run/run-tools'
import type { RunStore } from '../run/run-store'
import type { Tab } from '../tools/panel-tools'
import { createTagStore, type TagStore } from '../tags/tag-store'
import { createVideoStore, type VideoStore } from '../video/video-store'
import { words } from './words'

/** Stores of the screens in the menu, and of ads. */
export interface MoreStores {
  pages: PageStore
  videos: VideoStore
  ads: AdStore
  tags: TagStore
  /** True while a page, a video or an ad is on its way. */
  running: ReadonlySignal<boolean>
  /** Says of a screen in the menu that something runs, waits or failed there. */
  marks: ReadonlySignal<Partial<Record<Tab, string>>>
  /** Sentences for screen readers about each analysis. */
  says: ReadonlySignal<readonly string[]>
  /** Goes on with runs that an earlier session has left. */
  recover: (entries: readonly JournalEntry[]) => void
}

type AnyRunStore = Pick<RunStore, 'kind' | 'run' | 'running' | 'recoveries' | 'recover' | 'says'>

export const useMore = storeHook<MoreStores>('More')

export function createMoreStores(tools: RunTools): MoreStores {
  const pages = createPageStore(tools)
  const ads = createAdStore(tools)
  const videos = createVideoStore(tools)
  const inMenu: readonly AnyRunStore[] = [pages.runs, videos.runs]
  const stores = [...inMenu, ads.runs]
  return {
    pages,
    videos,
    ads,
    tags: createTagStore(tools),
    running: computed(() => stores.some(({ running }) => running.value)),
    marks: computed(() => Object.fromEntries(inMenu.flatMap(markOf))),
    says: computed(() => stores.map(({ says }) => says.value)),
    recover: (entries) => stores.forEach((store) => void store.recover(entries))
  }
}

function markOf({ kind, run, recoveries }: AnyRunStore): [string, string][] {
  if (recoveries.value.length > 0) return [[kind, words().waits]]
  if (run.value?.state === 'running') return [[kind, words().running]]
  return run.value?.state === 'failed' ? [[kind, words().failed]] : []
}
