import sharp from 'sharp'
import {
  drawAttentionMap,
  drawClarityMap,
  drawExcitingnessMap,
  drawHotspotsMap,
  drawPerceptionMap,
  type IndexedPicture,
  perceive,
  type Perception,
  runToEnd,
  type Steps
} from '../../../src/perception'
import { nodeInflate } from '../../../src/node/images/sharp-codec'
import { decodePng } from '../../../src/engine/images/png/decode-png'
import { encodeIndexedPng } from '../../../src/engine/images/png/encode-indexed-png'
import { svgPage } from '../../contract/support/pictures'

/**
 * Prints where the time of one analysis goes inside the service: the fastest of several runs, in ms.
 * Pictures are those named on the command line, or a drawn page.
 *
 *   npx tsx test/bench/service/job-phases.ts [FILE...]
 */

const SIZES = [
  [1440, 1024],
  [2000, 1125]
] as const

const RUNS = 8

const DRAWINGS: ((perception: Perception, size: Perception['picture']) => Steps<IndexedPicture>)[] =
  [drawAttentionMap, drawPerceptionMap, drawHotspotsMap, drawClarityMap, drawExcitingnessMap]

async function fastest<T>(work: () => T): Promise<{ result: Awaited<T>; ms: number }> {
  let ms = Infinity
  let result = await work()
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now()
    result = await work()
    ms = Math.min(ms, performance.now() - start)
  }
  return { result, ms }
}

async function main(): Promise<void> {
  const files = process.argv.slice(2)
  for (const [width, height] of SIZES) {
    for (const source of files.length > 0 ? files : [Buffer.from(svgPage(width, height))]) {
      const png = await sharp(source).resize(width, height, { fit: 'fill' }).png().toBuffer()
      const decode = await fastest(() => decodePng(png, nodeInflate))
      const engine = await fastest(() =>
        runToEnd(perceive(decode.result, { medium: 'desktopWeb' }))
      )
      const { result: perception } = engine
      const draw = await fastest(() =>
        DRAWINGS.map((each) => runToEnd(each(perception, perception.picture)))
      )
      const encode = await fastest(() => draw.result.map(encodeIndexedPng))
      const bytes = encode.result.reduce((sum, { length }) => sum + length, 0)
      const name = typeof source === 'string' ? source : 'drawn page'
      console.log(
        `${width} x ${height}, ${name}: decode ${decode.ms.toFixed(0)}, engine ${engine.ms.toFixed(0)}, draw five maps ${draw.ms.toFixed(0)}, encode them ${encode.ms.toFixed(0)} (${Math.round(bytes / 1000)} kB)`
      )
    }
  }
}

await main()
