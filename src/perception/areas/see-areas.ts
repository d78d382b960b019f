import { findFaces } from '../faces/find-faces'
import type { Network } from '../faces/network'
import type { LayerHint } from '../hints/layer-hint'
import type { Pixels } from '../pixels'
import { colourEdges } from '../saliency/colour-edges'
import { seePicture } from '../sight/sight'
import type { Steps } from '../steps'
import { findThings } from '../things/find-things'
import { textLines } from '../things/text-lines'
import { findAreas, type SeenThings } from './find-areas'
import type { FoundArea } from './found-area'

interface Known extends Pick<SeenThings, 'attention'> {
  hints: readonly LayerHint[] | null
  /** The face detector; null where it is missing. */
  faces: Network | null
}

/** The same areas as an analysis finds, for a picture that was analysed elsewhere. */
export function* seeAreas(
  pixels: Pixels,
  { attention, faces: network, hints }: Known
): Steps<FoundArea[]> {
  const sight = yield* seePicture(pixels)
  const lines = yield* textLines(sight.fine)
  const things = yield* findThings(colourEdges(sight.lab), lines, sight.fine)
  const faces = network ? yield* findFaces(pixels, sight, hints, network) : []
  return findAreas({ pixels, things, lines, fine: sight.fine, faces, attention })
}
