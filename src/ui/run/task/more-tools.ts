import type { VideoFacts } from '../../../client/video/inspect-source'
import type { Brief } from '../../../file'
import type { PanelTools } from '../../tools/panel-tools'
import type { RunResults, RunTexts } from '../handover'

/** What the stores behind More need besides. */
export interface MoreTools extends PanelTools {
  results: RunResults
  texts: RunTexts
  /** The brief that holds for a frame. Rejects when it cannot be read. */
  briefFor: (nodeId: string) => Promise<Brief | null>
  /** Length and size of a .webm file. Rejects with what is wrong with it. */
  inspectVideo: (file: Blob) => Promise<VideoFacts>
  /** Resolves when the panel has nothing better to do. */
  idle: () => Promise<void>
}
