import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { AnimatedPng } from '../../../../src/images/png/animated-png'
import { compressPicture } from '../../../../src/images/png/encode-indexed-png'
import { framePng } from '../../../../src/ui/video/map/paint-frames'
import { type Apng, parseApng } from '../../../../src/ui/video/map/parse-apng'
import { apngChunks, type TestFrame, writeApng, writeChunks } from '../support/write-apng'

const FRAMES: TestFrame[] = [
  { width: 6, height: 4, grey: 10, delay: [3, 20] },
  { x: 1, y: 2, width: 3, height: 2, grey: 90, delay: [0, 100], dispose: 1, blend: 1 },
  { width: 6, height: 4, grey: 200, delay: [7, 0], dispose: 2 }
]

function parsed(bytes: Uint8Array): Apng {
  const apng = parseApng(bytes)
  if (apng === null) throw new Error('not read')
  return apng
}

async function pixels(png: Blob): Promise<{ width: number; height: number; grey: number[] }> {
  const image = sharp(Buffer.from(await png.arrayBuffer())).greyscale()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, grey: [...new Set(data)] }
}

describe('taking an animated PNG apart', () => {
  it('reads size, places, times and how frames follow each other', () => {
    const { width, height, frames } = parsed(writeApng(6, 4, FRAMES))
    expect({ width, height }).toEqual({ width: 6, height: 4 })
    expect(frames).toMatchObject([
      { x: 0, y: 0, width: 6, height: 4, seconds: 0.15, dispose: 'none', blend: 'source' },
      { x: 1, y: 2, width: 3, height: 2, seconds: 0, dispose: 'background', blend: 'over' },
      { x: 0, y: 0, width: 6, height: 4, seconds: 0.07, dispose: 'previous', blend: 'source' }
    ])
  })

  it('cuts every frame out as a PNG that other programs read', async () => {
    const apng = parsed(writeApng(6, 4, FRAMES))
    const cut = await Promise.all(apng.frames.map((frame) => pixels(framePng(apng, frame))))
    expect(cut.map(({ width, height }) => [width, height])).toEqual([
      [6, 4],
      [3, 2],
      [6, 4]
    ])
    // gAMA travels along, as it does for the whole file.
    expect(cut.map(({ grey }) => grey.length)).toEqual([1, 1, 1])
    expect(cut[0]!.grey[0]).toBeLessThan(cut[1]!.grey[0]!)
    expect(cut[1]!.grey[0]).toBeLessThan(cut[2]!.grey[0]!)
  })

  it('reads what the service on this device writes', async () => {
    const animation = new AnimatedPng()
    const palette: [number, number, number, number][] = [
      [255, 0, 0, 255],
      [0, 0, 255, 128]
    ]
    for (const index of [0, 1, 0]) {
      const indices = new Uint8Array(16).fill(index)
      animation.add(compressPicture({ width: 8, height: 2, palette, indices }), 100)
    }
    const apng = parsed(animation.finish())
    expect(apng.frames.map(({ seconds }) => seconds)).toEqual([0.1, 0.1, 0.1])
    const second = sharp(
      Buffer.from(await framePng(apng, apng.frames[1]!).arrayBuffer())
    ).ensureAlpha()
    expect([...(await second.raw().toBuffer()).subarray(0, 4)]).toEqual([0, 0, 255, 128])
  })

  it('leaves a plain picture before the first frame out of the animation', () => {
    const chunks = apngChunks(6, 4, FRAMES.slice(1))
    const [ihdr, actl, gama, control, , ...rest] = chunks
    const still = chunks.find(([name]) => name === 'IDAT')!
    const frame = Uint8Array.of(0, 0, 0, 1, ...still[1])
    const renumbered = rest.map(([name, body]): [string, Uint8Array] => {
      if (name !== 'fcTL' && name !== 'fdAT') return [name, body]
      const copy = body.slice()
      copy[3]! += 1
      return [name, copy]
    })
    const bytes = writeChunks([
      ihdr!,
      actl!,
      gama!,
      still,
      control!,
      ['fdAT', frame],
      ...renumbered
    ])
    expect(parsed(bytes).frames.map(({ width }) => width)).toEqual([3, 6])
  })

  it.each([
    ['a still PNG', writeChunks(apngChunks(6, 4, FRAMES).filter(([name]) => name !== 'acTL'))],
    ['something else', new TextEncoder().encode('GIF89a, animated as well')],
    ['nothing', new Uint8Array(0)],
    ['fewer frames than announced', writeChunks(apngChunks(6, 4, FRAMES).slice(0, -3))],
    ['a frame outside of the picture', writeApng(6, 4, [{ width: 7, height: 4, grey: 1 }])],
    ['a frame without an area', writeApng(6, 4, [{ width: 0, height: 4, grey: 1 }])],
    ['an unknown way to go on', writeApng(6, 4, [{ width: 6, height: 4, grey: 1, dispose: 3 }])]
  ])('does not take %s for an animation it can cut', (_, bytes) => {
    expect(parseApng(bytes)).toBeNull()
  })

  it('never reads past a file that was cut off anywhere', () => {
    const bytes = writeApng(6, 4, FRAMES)
    for (let length = 0; length < bytes.length - 12; length++) {
      expect(parseApng(bytes.subarray(0, length))).toBeNull()
    }
  })

  it('refuses frames whose numbers are out of order', () => {
    const chunks = apngChunks(6, 4, FRAMES)
    const moving = chunks.flatMap(([name], index) => (/^f[cd]/.test(name) ? [index] : []))
    fc.assert(
      fc.property(fc.constantFrom(...moving), fc.constantFrom(...moving), (from, to) => {
        fc.pre(from !== to)
        const shuffled = chunks.slice()
        ;[shuffled[from], shuffled[to]] = [chunks[to]!, chunks[from]!]
        expect(parseApng(writeChunks(shuffled))).toBeNull()
      })
    )
  })

  it('survives any bytes, and what it accepts lies inside the picture', () => {
    const good = writeApng(6, 4, FRAMES)
    const change = fc.tuple(fc.nat(good.length - 1), fc.nat(255))
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const bytes = good.slice()
        for (const [at, value] of changes) bytes[at] = value
        for (const frame of parseApng(bytes)?.frames ?? []) {
          expect(frame.width * frame.height).toBeGreaterThan(0)
          expect(frame.seconds).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 500 }
    )
  })
})
