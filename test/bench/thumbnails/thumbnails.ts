import sharp from 'sharp'
import { nodeRenderer } from '../../support/node-renderer'
import { openDocument } from '../../../src/playground/host/open-document'
import { buildSamples } from '../../../src/playground/samples/build'
import { previewScale } from '../../../src/ui/tools/thumbnail'
import { drawThumbnail, furthestFrom, TOLERANCE } from '../../../src/engine/measure/thumbnail'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import type { Table } from '../table'

/** Texts that are edited of each sample, spread over all it has. */
const TEXTS = 12

/** A change, and how far the frame's thumbnail moved by it on each try, levels. */
type Moves = Record<string, number[]>

/** The same design drawn a little differently, as by another machine or another version of Figma. */
const RENDERINGS: Record<string, (png: Buffer) => Promise<Buffer>> = {
  'noise of one level, another compressor': noisy,
  'edges softer (Gaussian of 0.4 px)': (png) => sharp(png).blur(0.4).png().toBuffer(),
  'edges sharper': (png) => sharp(png).sharpen({ sigma: 0.5, m1: 0.3, m2: 0.3 }).png().toBuffer(),
  'letters heavier (gamma 1.05)': (png) => sharp(png).gamma(1.05, 1).png().toBuffer(),
  'moved by a quarter of a px': shifted
}

/** Small edits of a text. */
const EDITS: Record<string, (text: TextNode) => void> = {
  'one letter of a text': (text) => {
    const middle = Math.floor(text.characters.length / 2)
    const { characters } = text
    const letter = characters[middle] === 'e' ? 'a' : 'e'
    text.characters = characters.slice(0, middle) + letter + characters.slice(middle + 1)
  },
  'one letter more': (text) => (text.characters += 'n'),
  'the last word gone': (text) => (text.characters = text.characters.replace(/\s*\S+$/, '') || ' '),
  'a text hidden': (text) => (text.visible = false),
  'a text moved by 2 px': (text) => (text.x += 2),
  'a text a fifth paler': (text) => (text.opacity *= 0.8)
}

/** How far a thumbnail moves when the design stays as it is, and when a text is edited. */
export async function measureThumbnails(): Promise<Table> {
  const { figma } = openDocument({ renderer: await nodeRenderer(), name: 'Samples' })
  const renderings: Moves = {}
  const edits: Moves = {}
  let bytes = 0
  const samples = await buildSamples(figma)
  for (const frame of samples) {
    const drawn = async (value = 1): Promise<Buffer> => {
      const constraint = { type: 'SCALE' as const, value }
      return Buffer.from(await frame.exportAsync({ format: 'PNG', constraint }))
    }
    const before = await drawn()
    const small = previewScale({ width: frame.width, height: frame.height, scale: 1 })
    const thumbnail = await drawThumbnail(before, sharpCodec)
    bytes += thumbnail.length / samples.length
    const moved = (png: Buffer): Promise<number> => furthestFrom(thumbnail, png, sharpCodec)
    ;(renderings['drawn small'] ??= []).push(await moved(await drawn(small)))
    for (const [name, draw] of Object.entries(RENDERINGS)) {
      ;(renderings[name] ??= []).push(await moved(await draw(before)))
    }
    const texts = frame.findAllWithCriteria({ types: ['TEXT'] }).filter(isSeen)
    const some = texts.filter((_, i) => i % Math.ceil(texts.length / TEXTS) === 0)
    for (const text of some) {
      const { characters, visible, x, opacity } = text
      for (const [name, edit] of Object.entries(EDITS)) {
        edit(text)
        ;(edits[name] ??= []).push(await moved(await drawn()))
        Object.assign(text, { characters, visible, x, opacity })
      }
    }
  }
  const row = (label: string, moves: number[]) => {
    const sorted = [...moves].sort((a, b) => a - b)
    const noticed = moves.filter((levels) => levels > TOLERANCE).length
    const of = (part: number): string => sorted[Math.floor(part * (sorted.length - 1))]!.toFixed(1)
    return { label, values: [of(0), of(0.5), of(1), `${noticed} of ${moves.length}`] }
  }
  const rows = Object.entries({ ...renderings, ...edits }).map(([name, moves]) => row(name, moves))
  return {
    title: 'Thumbnails: how far one moves, levels of a channel (0–255)',
    note: `${samples.length} samples, up to ${TEXTS} texts each; ${(bytes / 1000).toFixed(1)} kB a thumbnail. Noticed is more than ${TOLERANCE} levels.`,
    columns: ['least', 'median', 'most', 'noticed'],
    rows
  }
}

function isSeen(text: TextNode): boolean {
  return text.visible && text.characters.trim().length > 1
}

/** To the right, by linear interpolation. */
async function shifted(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata()
  const large = await sharp(png)
    .resize({ width: 4 * width, height, fit: 'fill', kernel: 'linear' })
    .toBuffer()
  const moved = await sharp(large)
    .extract({ left: 0, top: 0, width: 4 * width - 1, height })
    .extend({ left: 1, extendWith: 'copy' })
    .toBuffer()
  return sharp(moved).resize({ width, height, fit: 'fill', kernel: 'linear' }).png().toBuffer()
}

async function noisy(png: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let state = 1
  const levels = Uint8ClampedArray.from(data, (level, i) => {
    if (i % 4 === 3) return level
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return level + ((state >>> 24) % 3) - 1
  })
  const raw = { width: info.width, height: info.height, channels: 4 as const }
  return sharp(levels, { raw }).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer()
}
