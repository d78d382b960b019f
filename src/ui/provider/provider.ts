import type { Client } from '../../client'
import type { ProviderInfo } from '../../file'
import type { AdAnalyser } from './ads'
import type { FrameAnalyser } from './frames'
import type { PageAnalyser } from './pages'
import type { TextAnalyser } from './texts'
import type { VideoAnalyser } from './videos'

/**
 * Who analyses. The rest of the panel asks these questions, never which provider it is.
 */
export interface Provider {
  /** What the record and the journal keep of it. */
  info: ProviderInfo
  /** Address the runs belong to, to know it again when they resume; empty where there is none. */
  baseUrl: string
  frames: FrameAnalyser
  texts: TextAnalyser
  ads: AdAnalyser
  videos: VideoAnalyser
  /** null when it is known that it cannot look at web pages. */
  pages: PageAnalyser | null
  /** Tags of what it has analysed; null where it knows none. */
  tags: Client['tags'] | null
  /** True when a run may cost the designer money: nothing is repeated without asking. */
  charges: boolean
  /** False when its runs end with the panel. */
  outlivesPanel: boolean
  /** False when nothing leaves this computer. */
  sends: boolean
  /** Gets ready for a first run, without sending anything. */
  warmUp: () => Promise<void>
  /** Its metadata keys for what the interface leaves unnamed. */
  metadataKeys: { audience: string; brand: string }
  words: ProviderWords
}

export interface ProviderWords {
  /** Where something goes; one thing in the spoken language, such as “The picture”. */
  privacy: (what: string) => string
  /** What the cancelling of an accepted analysis means. */
  cancelled: string
}
