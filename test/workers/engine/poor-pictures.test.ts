/** @module-tag thorough */
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { LayerNode } from '../../../src/file'
import { analysisFailed } from '../../../src/client'
import { type Medium, PREDICTIONS } from '../../../src/interface'
import { keptFacts, summarise } from '../../../src/engine/texts/summarise'
import { writeRecommendations } from '../../../src/engine/texts/write-recommendations'
import { seenFirst } from '../../../src/order/order'
import { failingWith } from '../../../src/ui/provider/device'
import { verdictWords } from '../../../src/ui/result/verdict/judge-result'
import { analyseDesign } from '../../support/designs/analyse-design'
import { buildDesigns } from '../../support/designs/build-designs'
import { layerAt } from '../../support/designs/find-layer'
import { type LayeredDesign, layeredDesigns } from '../../support/designs/read-designs'
import { onDevice } from './support/on-device'

const SIDE = 240
const { signal } = new AbortController()

/** Pictures with nothing to look at: grey levels by place. */
const PATTERNS: Record<string, (x: number, y: number) => number> = {
  'upright stripes': (x) => (x % 16 < 8 ? 0 : 255),
  'level stripes': (_, y) => (y % 16 < 8 ? 0 : 255),
  'fine stripes': (x) => (x % 2) * 255,
  'a chequered ground': (x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? 255 : 229),
  // A hash of the place: the same noise each time.
  noise: (x, y) => (Math.imul(x * 374761393 + y * 668265263, 1274126177) >>> 13) & 255
}

describe.each(Object.keys(PATTERNS))('of %s', (name) => {
  it.each(['generic', 'desktopWeb', 'mobileWeb'] as const)(
    'as %s no spot is said to draw the eye, nor anything to be amiss',
    async (medium) => {
      const said = await writtenOf(await picture(SIDE, PATTERNS[name]!), medium)
      expect(said).not.toMatch(/NaN|undefined|null|Infinity|\bface/)
      const spots = [...said.matchAll(/[Hh]otspot \d[^%]*?([\d.]+)%/g)].map(([, share]) =>
        Number(share)
      )
      for (const share of spots) expect(share).toBeLessThan(6)
      expect(said).toMatch(/Nothing to change was found|there is nothing to judge/)
    }
  )
})

it('of 40 px the engine draws its maps, and says that it is too small to judge', async () => {
  const button = await picture(40, (x, y) => (x > 8 && x < 32 && y > 14 && y < 26 ? 20 : 240))
  for (const medium of ['generic', 'desktopWeb', 'mobileWeb'] as const) {
    const said = await writtenOf(button, medium)
    expect(said.match(/too small to judge/g)).toHaveLength(2)
    expect(said).not.toMatch(/Clarity|Hotspot/)
  }
})

describe('a design whose picture could not be loaded', () => {
  const NAME = 'Hero with a drawn face'
  const PICTURE = 'Hero / Picture'

  it.each([
    ['leaves its ground', { r: 255, g: 249, b: 240 }],
    ['shows Figma’s chequered ground', null]
  ])('and %s is led by what is there', async (_, colour) => {
    const whole = await designOf(NAME)
    const box = whole.nodes.find(({ name }) => name === PICTURE)!
    const { judged, hotspots } = await analyseDesign(await withPatch(whole, box, colour))
    const { layers } = judged.shares
    expect(seenFirst(layers)[0]!.name).not.toBe(PICTURE)
    expect(layerAt(hotspots[0]!, layers, whole.pixels)?.name).not.toBe(PICTURE)
    expect(verdictWords(judged)).toMatch(/ sees? .* within 2 seconds/)
    expect(verdictWords(judged)).not.toContain(PICTURE)
  })

  it('and that holds nothing else is refused as blank, in words', async () => {
    const { engine, close } = onDevice()
    const file = await picture(SIDE, () => 200)
    const task = { file, medium: 'desktopWeb', predictions: PREDICTIONS } as const
    const blank = engine.analyse(task, { signal }).catch(failingWith(analysisFailed))
    await expect(blank).rejects.toMatchObject({
      code: 'blank_input_image',
      message: 'The picture is blank, so there is nothing to look at.'
    })
    close()
  })
})

/** A square of grey levels as a PNG. */
function picture(side: number, level: (x: number, y: number) => number): Promise<Buffer> {
  const grey = Buffer.from(
    Array.from({ length: side * side }, (_, i) => level(i % side, Math.floor(i / side)))
  )
  const raw = { width: side, height: side, channels: 1 as const }
  return sharp(grey, { raw }).toColourspace('srgb').png().toBuffer()
}

/** Summary and recommendations of a picture without layers. */
async function writtenOf(file: Uint8Array, medium: Medium): Promise<string> {
  const { engine, close } = onDevice()
  const { outputs, facts } = await engine.analyse(
    { file, medium, predictions: PREDICTIONS },
    { signal }
  )
  expect(outputs.attention?.attentionMap).toBeDefined()
  const summary = summarise(keptFacts(facts), { ...facts, medium }, null)
  close()
  return [summary, writeRecommendations(facts)].join('\n\n')
}

async function designOf(wanted: string): Promise<LayeredDesign> {
  const designs = layeredDesigns((figma) => buildDesigns(figma, (name) => name === wanted))
  for await (const design of designs) return design
  throw new Error(`There is no design ${wanted}.`)
}

/** A design with one colour, or squares, in the place of a layer. */
async function withPatch(
  design: LayeredDesign,
  { matrix, width, height }: LayerNode,
  colour: { r: number; g: number; b: number } | null
): Promise<LayeredDesign> {
  const size = { width: Math.round(width), height: Math.round(height) }
  const ground =
    colour === null
      ? sharp(
          await picture(Math.max(size.width, size.height), PATTERNS['a chequered ground']!)
        ).extract({ left: 0, top: 0, ...size })
      : sharp({ create: { ...size, channels: 3, background: colour } })
  const input = await ground.png().toBuffer()
  const patch = { input, left: Math.round(matrix[4]), top: Math.round(matrix[5]) }
  const png = await sharp(design.png).composite([patch]).png().toBuffer()
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { ...design, png, pixels: { ...design.pixels, data } }
}
