import { computed, type ReadonlySignal, signal, type Signal } from '@preact/signals'
import type { TaskEntry } from '../../file'
import { type AdStore, createAdStore } from '../ad/ad-store'
import { storeHook } from '../kit/store-hook'
import { createPageStore, type PageStore } from '../page/page-store'
import type { MoreTools } from '../run/task/more-tools'
import type { TaskStore } from '../run/task/task-store-types'
import { createTagStore, type TagStore } from '../tags/tag-store'
import { createVideoStore, type VideoStore } from '../video/video-store'

export type MoreSection = 'page' | 'video' | 'ad' | 'tags'

/** What stands behind the More screen. */
export interface MoreStores {
  section: Signal<MoreSection>
  pages: PageStore
  videos: VideoStore
  ads: AdStore
  tags: TagStore
  /** What goes on or waits in a section, in a few words. */
  marks: ReadonlySignal<Partial<Record<MoreSection, string>>>
  /** What screen readers are told of the analyses, one sentence each. */
  says: ReadonlySignal<readonly string[]>
  /** Goes on with what an earlier session has left. */
  recover: (entries: readonly TaskEntry[]) => void
}

type AnyTaskStore = Pick<
  TaskStore<string, unknown, unknown>,
  'kind' | 'task' | 'recoveries' | 'recover' | 'says'
>

export const useMore = storeHook<MoreStores>('More')

export function createMoreStores(tools: MoreTools): MoreStores {
  const pages = createPageStore(tools)
  const ads = createAdStore(tools)
  const videos = createVideoStore(tools)
  const stores: readonly AnyTaskStore[] = [pages.tasks, videos.tasks, ads.tasks]
  return {
    section: signal<MoreSection>('page'),
    pages,
    videos,
    ads,
    tags: createTagStore(tools),
    marks: computed(() => Object.fromEntries(stores.flatMap(markOf))),
    says: computed(() => stores.map(({ says }) => says.value)),
    recover: (entries) => stores.forEach((store) => store.recover(entries))
  }
}

function markOf({ kind, task, recoveries }: AnyTaskStore): [MoreSection, string][] {
  if (recoveries.value.length > 0) return [[kind, 'An unfinished analysis waits for you']]
  if (task.value?.state === 'running') return [[kind, 'An analysis is running']]
  return task.value?.state === 'failed' ? [[kind, 'An analysis failed']] : []
}
