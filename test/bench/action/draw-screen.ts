import sharp from 'sharp'
import type { LayerNode } from '../../../src/file'
import type { Pixels } from '../../../src/perception'

/** A screen as layers and as a picture, and the boxes that may be its main action: x, y, width, height in px. */
export interface DrawnScreen {
  name: string
  nodes: LayerNode[]
  pixels: Pixels
  main: readonly (readonly [number, number, number, number])[]
}

/** What buttons are named in files: their labels alone tell what they do. */
const NAMES = ['Button', 'Frame 12', 'btn', 'Button / Large', 'Group 4', 'Component 3']
const SIZES: Record<string, [number, number]> = {
  phone: [390, 844],
  long: [390, 1500],
  desktop: [1440, 900],
  page: [1440, 2200],
  banner: [970, 250],
  square: [1080, 1080]
}
/** Height and letters of each kind of text. */
const LETTERS: Record<string, number> = { h1: 40, h2: 26, h3: 20, text: 16, small: 13, link: 15 }
const GAP = 16

/**
 * Draws a screen from lines of words. The first says its size and ground. `at x y width` begins a column, in which each
 * further line stands below the one before; things on one line, parted by `|`, stand side by side. A thing is its kind,
 * words in quotation marks, colours (`#fill`, `#letters`) and `key=value` (`w`, `h`, `name`, `gap`). `in` begins a box that
 * ends at `end`, and `!` after a kind marks the main action.
 */
export async function drawScreen(name: string, lines: string): Promise<DrawnScreen> {
  const [first = '', ...rest] = lines.trim().split('\n')
  const [size = 'phone', ground = '#FFFFFF'] = first.trim().split(' ')
  const [width, height] = SIZES[size]!
  const svg = [`<rect width="${width}" height="${height}" fill="${ground}"/>`]
  const nodes: LayerNode[] = []
  const main: [number, number, number, number][] = []
  const around = [0]
  let [left, top, wide, gap] = [24, 24, width - 48, GAP]
  const add = (
    what: string,
    type: string,
    [x, y, w, h]: readonly [number, number, number, number],
    more: Partial<LayerNode> = {}
  ): number =>
    nodes.push({
      id: `1:${nodes.length}`,
      parent: nodes.length === 0 ? -1 : around.at(-1)!,
      name: what,
      type,
      matrix: [1, 0, 0, 1, x, y],
      width: w,
      height: h,
      opacity: 1,
      clips: false,
      mask: false,
      cover: 0,
      outlined: false,
      image: false,
      characters: 0,
      words: '',
      ...more
    }) - 1
  const paint = (
    [x, y, w, h]: readonly [number, number, number, number],
    fill: string,
    radius = 0,
    more = ''
  ): unknown =>
    svg.push(
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}" ${more}/>`
    )
  const write = (words: string, x: number, y: number, letters: number, ink: string): void => {
    const w = Math.round(words.length * letters * 0.56)
    const text = words.replaceAll('&', '&amp;')
    const weight = letters >= 20 ? 'bold' : 'normal'
    svg.push(
      `<text x="${x}" y="${y + letters}" font-family="sans-serif" font-size="${letters}" font-weight="${weight}" textLength="${w}" lengthAdjust="spacingAndGlyphs" fill="${ink}">${text}</text>`
    )
    const box = [x, y, w, Math.round(letters * 1.3)] as const
    add(words, 'TEXT', box, { characters: words.length, words, cover: 1 })
  }
  add(name, 'FRAME', [0, 0, width, height], { cover: 1 })
  for (const line of rest.map((one) => one.trim())) {
    if (line === '') continue
    const [command = '', ...numbers] = line.split(' ')
    if (command === 'at') {
      ;[left, top, wide, gap] = [...numbers.map(Number), GAP] as [number, number, number, number]
      continue
    }
    if (command === 'space') {
      top += Number(numbers[0])
      continue
    }
    if (command === 'end') {
      around.pop()
      continue
    }
    let x = left
    let tall = 0
    for (const thing of line.split(' | ')) {
      const [, kind = '', mark] = /^([a-z0-9]+)(!?)/.exec(thing)!
      const words = /"([^"]*)"/.exec(thing)?.[1] ?? ''
      const unquoted = thing.replace(/"[^"]*"/, '')
      const [fill = '', ink = ''] = unquoted.match(/#[0-9A-Fa-f]{6,8}/g) ?? []
      const given = (key: string): string | undefined =>
        new RegExp(`${key}=("[^"]*"|\\S+)`).exec(thing)?.[1]?.replaceAll('"', '')
      const number = (key: string, other: number): number => Number(given(key) ?? other)
      const called = given('name')?.replaceAll('_', ' ') ?? NAMES[nodes.length % NAMES.length]!
      const letters = LETTERS[kind]
      const isAlone = !line.includes(' | ')
      if (letters !== undefined) {
        const colour =
          fill || (kind === 'link' ? '#2563EB' : kind === 'small' ? '#6B7280' : '#111827')
        write(words, x, top, number('s', letters), colour)
        const [w, h] = [words.length * number('s', letters) * 0.56, number('s', letters) * 1.3]
        if (mark) main.push([x, top, w, h])
        x += w + 24
        tall = Math.max(tall, h)
        continue
      }
      const room = Math.round(words.length * 16 * 0.56)
      const natural = kind === 'badge' || kind === 'chip' ? room + 16 : room + 48
      const w = number('w', isAlone && !['badge', 'chip', 'tool'].includes(kind) ? wide : natural)
      const h = number(
        'h',
        { badge: 26, chip: 32, tool: 36, field: 52, image: 220, in: 80 }[kind] ?? 48
      )
      const box = [x, top, w, h] as const
      const opaque = fill.length < 9
      if (kind === 'image') {
        paint(box, fill || '#94A3B8')
        svg.push(
          `<circle cx="${x + w * 0.6}" cy="${top + h * 0.45}" r="${h * 0.28}" fill="#FDE68A"/><path d="M${x} ${top + h} L${x + w * 0.4} ${top + h * 0.4} L${x + w * 0.7} ${top + h} Z" fill="#166534"/>`
        )
        add(called, 'RECTANGLE', box, { cover: 1, image: true })
      } else if (kind === 'card' || kind === 'scrim' || kind === 'shape') {
        paint(box, fill, number('r', kind === 'card' ? 12 : 0))
        const cover = opaque ? 1 : parseInt(fill.slice(7), 16) / 255
        add(kind === 'card' ? 'Card' : 'Rectangle 7', 'RECTANGLE', box, { cover })
        if (kind === 'card' || kind === 'scrim') {
          tall = Math.max(tall, -gap)
          continue
        }
      } else if (kind === 'in') {
        if (fill) paint(box, fill)
        if (mark) main.push([...box])
        around.push(add(called, 'FRAME', box, { cover: fill ? 1 : 0 }))
        ;[left, wide] = [x + number('pad', 16), w - 2 * number('pad', 16)]
        top += number('pad', 16)
        tall = -gap
        continue
      } else {
        const isBare = kind === 'ghost' || kind === 'field' || kind === 'bare'
        const line2 = kind === 'bare' ? '' : `stroke="${ink || '#9CA3AF'}" stroke-width="1.5"`
        const radius = kind === 'badge' || kind === 'chip' ? h / 2 : number('r', 8)
        paint(box, isBare ? fill || 'none' : fill || '#E5E7EB', radius, isBare ? line2 : '')
        const cover = isBare && !fill ? 0 : 1
        const outlined = isBare && kind !== 'bare'
        const type = thing.includes(' instance') ? 'INSTANCE' : 'FRAME'
        around.push(add(called, type, box, { cover, outlined, radius }))
        const size16 = kind === 'badge' ? 12 : number('s', 16)
        const inset = kind === 'field' ? 16 : (w - words.length * size16 * 0.56) / 2
        const colour = kind === 'field' ? '#6B7280' : ink || (isBare ? '#111827' : '#FFFFFF')
        write(
          words,
          Math.round(x + inset),
          Math.round(top + (h - size16 * 1.3) / 2),
          size16,
          colour
        )
        around.pop()
        if (mark) main.push([...box])
      }
      x += w + number('gap', 16)
      tall = Math.max(tall, h)
    }
    top += Math.round(tall + gap)
  }
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg.join('')}</svg>`
  const image = sharp(Buffer.from(drawn)).ensureAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return {
    name,
    nodes,
    pixels: { width: info.width, height: info.height, data: new Uint8ClampedArray(data) },
    main
  }
}
