import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { LANGUAGES, learn, speak } from '../../../src/language'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import {
  drawAttentionMap,
  drawPerceptionMap,
  type IndexedPicture,
  perceive,
  runToEnd,
  type Steps
} from '../../../src/perception'
import { encodeIndexedPng } from '../../../src/images/png/encode-indexed-png'
import { seenWithin } from '../../../src/order/seen'
import { type Judgement, judgeLayers } from '../../../src/engine/texts/judge-layers'
import { GERMAN } from '../../../src/engine/texts/german'
import { type Measured, textFacts } from '../../../src/engine/texts/measured'
import { writeSummary } from '../../../src/engine/texts/write-summary'
import { readDesign } from '../../../src/engine/measure/design'
import { measureLayers } from '../../../src/engine/measure/measure-layers'
import { layeredDesigns, type LayeredDesign } from '../../support/designs/read-designs'
import { NETWORKS } from '../perception/networks'

/**
 * Prints the strongest layers of each sample design, as the panel lists them, and its summary. A goal may be given, and the part of a name of the layer that is marked.
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
for await (const design of layeredDesigns()) print(design, await measure(design))

interface Texts {
  facts: Measured
  judgement: Judgement
}

async function measure({ medium, pixels, nodes }: LayeredDesign): Promise<Texts> {
  const { width, height } = pixels
  const seen = runToEnd(
    perceive(pixels, { medium, ...readDesign(nodes, pixels), networks: NETWORKS })
  )
  const file = (map: Steps<IndexedPicture>) => {
    return { bytes: encodeIndexedPng(runToEnd(map)), width, height }
  }
  const attention = file(drawAttentionMap(seen, pixels))
  const perception = file(drawPerceptionMap(seen, pixels))
  const asked = { nodes, picture: pixels, png: null, attention, perception }
  const { layers } = await measureLayers(asked, sharpCodec)
  const mark = marked === '' ? undefined : layers.find(({ name }) => name.includes(marked))
  return {
    facts: textFacts(seen, medium),
    judgement: judgeLayers({ medium, picture: pixels, layers, marked: mark?.id ?? null, goal })
  }
}

function print({ name }: LayeredDesign, { facts, judgement }: Texts): void {
  console.log(`\n===== ${name}\n`)
  console.table(
    judgement.order.slice(0, MOST).map((layer) => ({
      layer: `${layer.kind} ${layer.name}`,
      'seen, %': tenths(100 * (seenWithin(layer) ?? 0)),
      'area, %': tenths(100 * layer.area),
      'attention, %': tenths(100 * (layer.attention ?? 0)),
      'first looks, %': tenths(100 * (layer.perception ?? 0))
    }))
  )
  console.log(`\n${writeSummary(facts, judgement)}`)
}

function tenths(value: number): number {
  return Math.round(10 * value) / 10
}
