import { signal, type Signal } from '@preact/signals'
import { type AdStore, createAdStore } from './ad-store'
import { createPageStore, type PageStore } from './page-store'
import type { PanelTools } from './panel-tools'
import { createTagStore, type TagStore } from './tag-store'
import { createVideoStore, type VideoStore } from './video-store'

export type MoreSection = 'page' | 'video' | 'ad' | 'tags'

/** What stands behind the More screen. */
export interface MoreStores {
  section: Signal<MoreSection>
  pages: PageStore
  videos: VideoStore
  ads: AdStore
  tags: TagStore
}

export function createMoreStores(tools: PanelTools): MoreStores {
  return {
    section: signal<MoreSection>('page'),
    pages: createPageStore(tools),
    videos: createVideoStore(tools),
    ads: createAdStore(tools),
    tags: createTagStore(tools)
  }
}
