import { layerLooks, type PaletteColour, type Pixels, sketchOf } from '../../../src/perception'
import { DIFFERENCE_PALETTE } from '../../../src/perception/pictures/difference-style'
import { type LayeredDesign, layeredDesigns } from '../../support/designs/read-designs'
import { round, type Table } from '../table'

/** What texts of a design must have, and what the map must leave them (WCAG 2). */
const NEEDED = 4.5
const KEPT = 3

/** The map's deepest colours as they were until 22 November 2026: on the canvas, and four fifths of it in the panel. */
const EARLIER = [
  [44, 123, 182],
  [230, 97, 1]
] as const
const earlier = (alpha: number) =>
  EARLIER.map(([r, g, b]): PaletteColour => [r, g, b, Math.round(alpha)])

/** What is left of the contrast of the sample designs' texts under a difference map where that is deepest. */
export async function measureTextContrast(): Promise<Table> {
  const designs: LayeredDesign[] = []
  for await (const design of layeredDesigns()) designs.push(design)
  const row = (label: string, tints: readonly PaletteColour[]): Table['rows'][number] => {
    const pairs = designs.flatMap((design) => tints.flatMap((tint) => contrasts(design, tint)))
    const good = pairs.filter(({ before }) => before >= NEEDED)
    const lost = good.filter(({ after }) => after < KEPT)
    const least = Math.min(...good.map(({ after }) => after))
    return { label, values: [good.length, lost.length, round(least, 2)] }
  }
  return {
    title: 'Texts under the difference map',
    note: 'Texts of the sample designs with a contrast of 4.5 or more, each under the deepest blue and orange all over; contrast as the panel measures it from pixels.',
    columns: ['texts × tints', `below ${KEPT} under it`, 'least contrast left'],
    rows: [
      row('before, on the canvas', earlier(166)),
      row('before, in the panel', earlier(0.8 * 166)),
      row('now, in both', [DIFFERENCE_PALETTE[0]!, DIFFERENCE_PALETTE.at(-1)!])
    ]
  }
}

interface Contrasts {
  before: number
  after: number
}

/** Of each text whose contrast can be measured without and under the tint; none of the samples' texts is turned. */
function contrasts({ pixels, nodes }: LayeredDesign, tint: PaletteColour): Contrasts[] {
  const bare = layerLooks(sketchOf(pixels))
  const tinted = layerLooks(sketchOf(under(pixels, tint)))
  return nodes
    .filter(({ type }) => type === 'TEXT')
    .flatMap(({ matrix: [across, , , down, x, y], width, height }) => {
      const box = {
        x: x / pixels.width,
        y: y / pixels.height,
        width: (across * width) / pixels.width,
        height: (down * height) / pixels.height
      }
      const [before, after] = [bare(box).contrast, tinted(box).contrast]
      return before === null || after === null ? [] : [{ before, after }]
    })
}

function under({ width, height, data }: Pixels, tint: PaletteColour): Pixels {
  const mixed = data.map((value, i) => {
    if (i % 4 === 3) return value
    const ink = tint[(i % 4) as 0 | 1 | 2]
    return Math.round((ink * tint[3] + value * (255 - tint[3])) / 255)
  })
  return { width, height, data: mixed }
}
