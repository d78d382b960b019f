import { askOnce } from './ask-once'
import { engineScript } from './engine-script'
import type { Rpc } from './rpc'
import type { Script } from './start-work'
import type { Measure } from '../engine/measure/measure'

/** Two pictures of 16 million px and 5,000 layers take a few seconds on a slow computer. */
const TIMEOUT_MS = 60_000

const script: Script = { ...engineScript, who: 'measuring' }

/** Measures away from the panel's thread, in a Worker of its own: the engine's may be busy. */
export const measureInWorker: Measure = {
  thumbnail: (png) => askOnce(script, TIMEOUT_MS, (work: Rpc<Measure>) => work.thumbnail(png)),
  looksSame: (...pictures) =>
    askOnce(script, TIMEOUT_MS, (work: Rpc<Measure>) => work.looksSame(...pictures)),
  layers: (question) => askOnce(script, TIMEOUT_MS, (work: Rpc<Measure>) => work.layers(question)),
  difference: (question) =>
    askOnce(script, TIMEOUT_MS, (work: Rpc<Measure>) => work.difference(question))
}
