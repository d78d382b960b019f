import { zlibSync } from 'fflate'
import sharp from 'sharp'
import {
  drawAttentionMap,
  drawClarityMap,
  drawExcitingnessMap,
  drawHotspotsMap,
  drawPerceptionMap,
  type IndexedPicture,
  perceive,
  runToEnd
} from '../../../src/perception'
import { nodeInflate } from '../../../src/node/images/sharp-codec'
import { decodePng } from '../../../src/engine/images/png/decode-png'
import { RunDeflater } from '../../../src/engine/images/png/deflate/run-deflater'
import { svgPage } from '../../contract/support/pictures'
import { median, round, type Table } from '../table'

const SIZES = [
  [1440, 1024],
  [2000, 1125]
] as const
const ROUNDS = 15
const DRAWINGS = [
  drawAttentionMap,
  drawPerceptionMap,
  drawHotspotsMap,
  drawClarityMap,
  drawExcitingnessMap
]
const DEFLATERS: Record<string, (rows: Uint8Array) => Uint8Array> = {
  own: (rows) => {
    const deflater = new RunDeflater()
    deflater.add(rows)
    return deflater.finish()
  },
  fflate: (rows) => zlibSync(rows, { level: 1 })
}

/** Our own compressor beside the library's fastest level, on the rows of five maps, in turn in one process. */
export async function measureDeflaters(): Promise<Table> {
  const rows: Table['rows'] = []
  for (const [width, height] of SIZES) {
    const page = await sharp(Buffer.from(svgPage(width, height)))
      .png()
      .toBuffer()
    const pixels = await decodePng(page, nodeInflate)
    const seen = runToEnd(perceive(pixels, { medium: 'desktopWeb' }))
    const maps = DRAWINGS.map((draw) => differences(runToEnd(draw(seen, seen.picture))))
    const times = new Map<string, number[]>()
    const sizes: number[] = []
    for (let turn = 0; turn < ROUNDS; turn++) {
      for (const [name, deflate] of Object.entries(DEFLATERS)) {
        const start = performance.now()
        const bytes = maps.reduce((sum, map) => sum + deflate(map).length, 0)
        times.set(name, [...(times.get(name) ?? []), performance.now() - start])
        if (turn === 0) sizes.push(bytes / 1000)
      }
    }
    const [own, library] = [...times.values()].map(median) as [number, number]
    rows.push({
      label: `${width} x ${height} px`,
      values: [
        ...[own, library].map((ms) => round(ms)),
        round(library / own, 1),
        ...sizes.map((size) => round(size))
      ]
    })
  }
  return {
    title: 'Compressing five maps',
    note: `A drawn page; medians of ${ROUNDS} rounds in which both take turns, fflate at its fastest level.`,
    columns: ['own, ms', 'fflate, ms', 'times as long', 'own, kB', 'fflate, kB'],
    rows
  }
}

/** Rows as a PNG holds them: the filter's number, then what changes from the row above. */
function differences({ width, height, indices }: IndexedPicture): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) {
    rows[y * (width + 1)] = 2
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      rows[at + y + 1] = indices[at]! - (indices[at - width] ?? 0)
    }
  }
  return rows
}
