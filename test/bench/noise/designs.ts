import { type LayeredDesign, layeredDesigns } from '../../support/designs/read-designs'
import { readPixels } from '../perception/read-pixels'
import { hasData, ratedPictures } from '../perception/viewing-data'

export type Design = Pick<LayeredDesign, 'name' | 'medium' | 'pixels'>

/** Every so many of the advertisements. */
const STEP = 4

/** The sample designs, and advertisements where the viewing data is at hand, one after the other. */
export async function* designs(): AsyncGenerator<Design> {
  yield* layeredDesigns()
  if (!hasData()) return
  for (const [i, { file }] of ratedPictures().entries()) {
    if (i % STEP > 0) continue
    yield { name: file.split('/').at(-1)!, medium: 'desktopWeb', pixels: await readPixels(file) }
  }
}
