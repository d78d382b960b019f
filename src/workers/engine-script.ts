import packed from './engine/script?worker'
import type { Script } from './start-work'

/** The service on this device with the engine; measuring map pictures, which needs much of the same code, is in it. */
export const engineScript: Script = { kind: 'engine', packed, who: 'engine' }
