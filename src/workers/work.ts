import type { Token } from 'marked'
import type { VideoFacts } from '../client/video/inspect-source'
import type { EngineCalls } from './engine/engine-calls'
import type { Measure } from './measure/measure'

/** Sent to the script with a port: through it, `Work` is called from then on. */
export const START = 'glance-work'

/** What runs off the panel's thread: all that the script can be asked. */
export interface Work extends Measure, EngineCalls {
  /** Answers as soon as the script runs. */
  ready: () => void
  /** The tokens of a Markdown text. */
  lex: (markdown: string) => Token[]
  /** Length and size of a .webm file. Rejects with why it is none, or none that a service takes. */
  inspect: (file: Blob) => Promise<VideoFacts>
}
