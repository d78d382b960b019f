import type { Client } from '../../client'
import type { ProviderInfo } from '../../file'
import type { FrameAnalyser } from './frames'
import type { TextAnalyser } from './texts'

/**
 * Who analyses. The rest of the panel asks these questions, never which provider it is.
 */
export interface Provider {
  /** What the record and the journal keep of it. */
  info: ProviderInfo
  /** Address the runs belong to, to know it again when they resume. */
  baseUrl: string
  frames: FrameAnalyser
  texts: TextAnalyser
  /** What a service is asked for beside frames and their texts. */
  client: Client
  /** Time between two questions whether a video is done, ms. */
  videoPollMs: number
  /** True when a run may cost the designer money: nothing is repeated without asking. */
  charges: boolean
  /** False when its runs end with the panel. */
  outlivesPanel: boolean
  /** False when it is known that it cannot look at web pages. */
  capturesPages: boolean
  /** Gets ready for a first run, without sending anything. */
  warmUp: () => Promise<void>
  /** Its metadata keys for what the interface leaves unnamed. */
  metadataKeys: { audience: string; brand: string }
  /** Upper end of its ad visibility score, which then starts at 0; null where nobody has stated one. */
  adScoreMax: number | null
  words: ProviderWords
}

export interface ProviderWords {
  /** Where something goes; one thing in the spoken language, such as “The picture”. */
  privacy: (what: string) => string
  /** What the cancelling of an accepted analysis means. */
  cancelled: string
}
