import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parseSample, type Sample } from '../../../src/playground/samples/parse-sample'
import { DATA_FOLDER } from '../perception/viewing-data'

type Box = readonly [x: number, y: number, width: number, height: number]
type Layer = Record<string, unknown>

/** A screen as a sample, with its pictures, and the boxes that may be its main action in px. */
export interface DrawnScreen {
  sample: Sample
  pictures: Readonly<Record<string, Uint8Array>>
  main: readonly Box[]
}

/** What buttons are named in files: their labels alone tell what they do. */
const NAMES = ['Button', 'Frame 12', 'btn', 'Button / Large', 'Group 4', 'Component 3']
const SIZES: Record<string, [number, number]> = {
  phone: [390, 844],
  long: [390, 1500],
  desktop: [1440, 900],
  page: [1440, 2000],
  banner: [970, 250],
  square: [1080, 1080]
}
/** Height of the letters of each kind of text, and their colour, where they have another one than most. */
const LETTERS: Record<string, number> = { h1: 40, h2: 26, h3: 20, text: 16, small: 13, link: 15 }
const INKS: Record<string, string> = { link: '#2563EB', small: '#6B7280' }
const HEIGHTS: Record<string, number> = {
  badge: 26,
  chip: 32,
  tool: 36,
  field: 52,
  image: 220,
  in: 80
}
const NARROW = ['badge', 'chip', 'tool']
const GAP = 16

/**
 * Makes a screen of lines of words. The first says its size and ground. `at x y width` begins a column, in which each
 * further line stands below the one before; things on one line, parted by `|`, stand side by side. A thing is its kind,
 * words in quotation marks, colours (`#fill`, `#letters`) and `key=value` (`w`, `h`, `name`, `gap`, `photo`). `in` begins a box that
 * ends at `end`, and `!` after a kind marks the main action.
 */
export async function drawScreen(name: string, lines: string): Promise<DrawnScreen> {
  const [first = '', ...rest] = lines.trim().split('\n')
  const [size = 'phone', ground = '#FFFFFF'] = first.trim().split(' ')
  const [width, height] = SIZES[size]!
  const styles: Record<string, Layer> = {}
  const components: Layer[] = []
  const pictures: Record<string, Uint8Array> = {}
  const main: Box[] = []
  const around: { layers: Layer[]; at: readonly [number, number] }[] = [{ layers: [], at: [0, 0] }]
  let count = 1
  let [left, top, wide, gap] = [24, 24, width - 48, GAP]
  const add = (layer: Layer, x: number, y: number): void => {
    const { at, layers } = around.at(-1)!
    count++
    layers.push({ ...layer, at: [x - at[0], y - at[1]] })
  }
  const written = (words: string, letters: number, colour: string): Layer => {
    const style = `s${letters}`
    const weight = letters >= 20 ? 'Bold' : 'Regular'
    styles[style] = { size: letters, line: Math.round(letters * 1.3), weight }
    return { kind: 'text', name: words, text: words, style, colour }
  }
  for (const line of rest.map((one) => one.trim())) {
    const [command = '', ...numbers] = line.split(' ')
    if (command === 'at')
      [left, top, wide, gap] = [...numbers.map(Number), GAP] as [number, number, number, number]
    if (command === 'space') top += Number(numbers[0])
    if (command === 'end') around.pop()
    if (['', 'at', 'space', 'end'].includes(command)) continue
    let x = left
    let tall = 0
    for (const thing of line.split(' | ')) {
      const [, kind = '', mark] = /^([a-z0-9]+)(!?)/.exec(thing)!
      const words = /"([^"]*)"/.exec(thing)?.[1] ?? ''
      const [fill, ink] = thing.replace(/"[^"]*"/, '').match(/#[0-9A-F]{6}(\/\d+)?/g) ?? []
      const given = (key: string): string | undefined =>
        new RegExp(` ${key}=(\\S+)`).exec(thing)?.[1]
      const number = (key: string, other: number): number => Number(given(key) ?? other)
      const called = given('name')?.replaceAll('_', ' ') ?? NAMES[count % NAMES.length]!
      if (kind in LETTERS) {
        const letters = number('s', LETTERS[kind]!)
        const [w, h] = [words.length * letters * 0.56, letters * 1.3]
        add(written(words, letters, fill ?? INKS[kind] ?? '#111827'), x, top)
        if (mark) main.push([x, top, w, h])
        x += w + 24
        tall = Math.max(tall, h)
        continue
      }
      const isNarrow = NARROW.includes(kind) || line.includes(' | ')
      const natural =
        Math.round(words.length * 16 * 0.56) + (kind === 'badge' || kind === 'chip' ? 16 : 48)
      const [w, h] = [number('w', isNarrow ? natural : wide), number('h', HEIGHTS[kind] ?? 48)]
      const box = { name: called, size: [w, h], ...(fill !== undefined && { fill }) }
      if (mark) main.push([x, top, w, h])
      switch (kind) {
        case 'image': {
          const picture = `${given('photo') ?? ''} ${w}x${h}`
          pictures[picture] = await photograph(given('photo'), w, h)
          add({ kind: 'rectangle', ...box, fill: { picture } }, x, top)
          break
        }
        case 'card':
        case 'scrim':
          add(
            {
              kind: 'rectangle',
              ...box,
              name: kind === 'card' ? 'Card' : 'Rectangle 7',
              radius: kind === 'card' ? 12 : 0
            },
            x,
            top
          )
          // What follows is written on it.
          continue
        case 'in': {
          const children: Layer[] = []
          add({ kind: 'frame', ...box, children }, x, top)
          around.push({ layers: children, at: [x, top] })
          const pad = number('pad', 16)
          ;[left, wide] = [x + pad, w - 2 * pad]
          top += pad
          tall = -gap
          continue
        }
        default: {
          const isBare = kind === 'ghost' || kind === 'field' || kind === 'bare'
          const colour = kind === 'field' ? '#6B7280' : (ink ?? (isBare ? '#111827' : '#FFFFFF'))
          const control = {
            ...box,
            fill: fill ?? (isBare ? [] : '#E5E7EB'),
            radius: kind === 'badge' || kind === 'chip' ? h / 2 : 8,
            ...(isBare && kind !== 'bare' && { stroke: { colour: ink ?? '#9CA3AF', weight: 1.5 } }),
            layout: {
              axis: 'row',
              cross: 'centre',
              main: kind === 'field' ? 'start' : 'centre',
              padding: [0, kind === 'field' ? 16 : 0]
            },
            children: [written(words, kind === 'badge' ? 12 : number('s', 16), colour)]
          }
          if (thing.includes(' instance')) {
            components.push({ kind: 'component', ...control })
            add({ kind: 'instance', name: called, of: called }, x, top)
          } else add({ kind: 'frame', ...control }, x, top)
        }
      }
      x += w + number('gap', GAP)
      tall = Math.max(tall, h)
    }
    top += Math.round(tall + gap)
  }
  const { layers } = around[0]!
  const sample = parseSample({
    name,
    size: [width, height],
    fill: ground,
    colours: {},
    styles,
    components,
    layers
  })
  return { sample, pictures, main }
}

/** A photograph of the viewing data, cut to a size; a drawn one (PNG) without a name, or where that is not at hand. */
function photograph(name: string | undefined, w: number, h: number): Promise<Uint8Array> {
  const file = join(DATA_FOLDER, `osie/images/${name}.jpg`)
  return existsSync(file) ? sharp(file).resize(w, h).toBuffer() : landscape(w, h)
}

/** A picture (PNG) of a sun above a hill. */
function landscape(width: number, height: number): Promise<Uint8Array> {
  const [w, h] = [width, height]
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="#94A3B8"/>` +
        `<circle cx="${w * 0.6}" cy="${h * 0.45}" r="${h * 0.28}" fill="#FDE68A"/>` +
        `<path d="M0 ${h} L${w * 0.4} ${h * 0.4} L${w * 0.7} ${h} Z" fill="#166534"/></svg>`
    )
  )
    .png()
    .toBuffer()
}
