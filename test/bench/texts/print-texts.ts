import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawAttentionMap, drawPerceptionMap, perceive, runToEnd } from '../../../src/perception'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { encodeIndexedPng } from '../../../src/service/images/png/encode-indexed-png'
import { keptOf, withLayers } from '../../../src/service/texts/measured'
import { writeRecommendations } from '../../../src/service/texts/write-recommendations'
import { writeSummary } from '../../../src/service/texts/write-summary'
import { measureLayers } from '../../../src/ui/measure/measure-layers'
import { layerHints } from '../../../src/ui/measure/layer-hints'
import { layeredDesigns, type LayeredDesign } from '../hints/read-designs'

const [out] = process.argv.slice(2)
for await (const design of layeredDesigns()) await print(design)

async function print({ name, medium, pixels, nodes }: LayeredDesign): Promise<void> {
  const { width, height } = pixels
  const seen = runToEnd(perceive(pixels, { medium, hints: layerHints(nodes, pixels) }))
  const at = (draw: typeof drawAttentionMap) => ({
    bytes: encodeIndexedPng(runToEnd(draw(seen, seen.picture))),
    width,
    height
  })
  const { layers } = await measureLayers(
    { nodes, picture: pixels, attention: at(drawAttentionMap), perception: at(drawPerceptionMap) },
    sharpCodec
  )
  const known = layers.map(({ name, kind, box: [x, y, w, h], area, attention, perception }) => ({
    name,
    kind,
    area,
    attention: attention!,
    perception: perception!,
    isPrimary: false,
    box: { x, y, width: w, height: h }
  }))
  const measured = withLayers(keptOf(pixels, seen), known)
  const brief = {}
  console.log(`\n\n======== ${name} (${medium}, ${width}x${height})`)
  for (const l of measured.layers!)
    console.log(
      [
        l.kind,
        l.name,
        ...[l.area, l.attention, l.perception].map((v) => (100 * v).toFixed(1)),
        ...Object.values(l.box).map((v) => v.toFixed(2)),
        ...Object.values(l.look!).map((v) => (v === null ? '-' : v.toFixed(2)))
      ].join(' | ')
    )
  console.log(
    '\n' + writeSummary(measured) + '\n\n--- recommendations\n' + writeRecommendations(measured)
  )
  if (out) {
    await mkdir(out, { recursive: true })
    await sharp(pixels.data, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(`${out}/${name}.png`)
    await writeFile(`${out}/${name}-attention.png`, at(drawAttentionMap).bytes)
  }
}
