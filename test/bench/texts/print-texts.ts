import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { LANGUAGES, learn, speak } from '../../../src/language'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import {
  drawAttentionMap,
  drawPerceptionMap,
  type IndexedPicture,
  layerLooks,
  perceive,
  runToEnd,
  sketchOf,
  type Steps
} from '../../../src/perception'
import { encodeIndexedPng } from '../../../src/images/png/encode-indexed-png'
import type { Brief } from '../../../src/engine/texts/brief'
import { GERMAN } from '../../../src/engine/texts/german'
import { type Measured, textFacts } from '../../../src/engine/texts/measured'
import type { MeasuredLayer } from '../../../src/engine/texts/measured-layer'
import { writeSummary } from '../../../src/engine/texts/write-summary'
import { readDesign } from '../../../src/engine/measure/design'
import { measureLayers } from '../../../src/engine/measure/measure-layers'
import { layeredDesigns, type LayeredDesign } from '../../support/designs/read-designs'
import { FACE_NETWORK } from '../perception/face-network'

/**
 * Prints the strongest layers of each sample design, as the panel lists them and with how they look, and its
 * summary. A goal may be given, and the part of a name of the layer that is marked.
 *
 *   npx tsx test/bench/texts/print-texts.ts [--language de] [GOAL] [MARKED]
 *
 * Texts about pictures without layers are written by `npm run analyse`.
 */

/** Layers that are printed. */
const MOST = 12

const { values, positionals } = parseArgs({
  options: { language: { type: 'string', default: 'en' } },
  allowPositionals: true
})
const [goal = '', marked = ''] = positionals
learn('de', GERMAN)
speak({ value: v.parse(v.picklist(LANGUAGES), values.language) })
for await (const design of layeredDesigns()) print(design, await measure(design), { goal })

async function measure({ medium, pixels, nodes }: LayeredDesign): Promise<Measured> {
  const { width, height } = pixels
  const seen = runToEnd(
    perceive(pixels, { medium, ...readDesign(nodes, pixels), faces: FACE_NETWORK })
  )
  const file = (map: Steps<IndexedPicture>) => {
    return { bytes: encodeIndexedPng(runToEnd(map)), width, height }
  }
  const attention = file(drawAttentionMap(seen, pixels))
  const perception = file(drawPerceptionMap(seen, pixels))
  const asked = { nodes, picture: pixels, png: null, attention, perception }
  const { layers } = await measureLayers(asked, sharpCodec)
  const look = layerLooks(sketchOf(pixels))
  const known = layers.map((layer): MeasuredLayer => {
    const { name, label, kind, area, attention, perception } = layer
    const [x, y, width, height] = layer.box
    const isMainAction = marked !== '' && name.includes(marked)
    const shares = { attention: attention ?? 0, perception: perception ?? 0 }
    return {
      name,
      ...(label && { label }),
      kind,
      area,
      ...shares,
      isMainAction,
      box: { x, y, width, height },
      look: look({ x, y, width, height })
    }
  })
  return { ...textFacts(seen, medium), layers: known }
}

function print({ name }: LayeredDesign, measured: Measured, brief: Brief): void {
  console.log(`\n===== ${name}\n`)
  console.table(
    measured.layers!.slice(0, MOST).map(({ kind, name, area, attention, perception, look }) => ({
      layer: `${kind} ${name}`,
      'area, %': tenths(100 * area),
      'attention, %': tenths(100 * attention),
      'first looks, %': tenths(100 * perception),
      apart: tenths(look!.apart)
    }))
  )
  console.log(`\n${writeSummary(measured, brief)}`)
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10
}
