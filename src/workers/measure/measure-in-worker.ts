import { askOnce } from '../ask-once'
import type { Measure } from './measure'

/** Two pictures of 16 million px and 5,000 layers take a few seconds on a slow computer. */
const MEASURING = { name: 'The measuring of maps', timeoutMs: 60_000 }

/** Measures away from the panel's thread. */
export const measureInWorker: Measure = {
  layers: (question) => askOnce(MEASURING, (work) => work.layers(question)),
  difference: (question) => askOnce(MEASURING, (work) => work.difference(question))
}
