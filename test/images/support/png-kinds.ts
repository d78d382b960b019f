import { type RawPng, rowLayout, writePng } from './write-png'
import { noise, type OddFile } from './odd-file'

const COLOURS = [
  ['grey', 0, [1, 2, 4, 8, 16]],
  ['RGB', 2, [8, 16]],
  ['palette', 3, [1, 2, 4, 8]],
  ['grey and alpha', 4, [8, 16]],
  ['RGBA', 6, [8, 16]]
] as const

/** Bytes of tRNS by colour type; a palette has one per entry. */
const KEY_BYTES: Partial<Record<number, number>> = { 0: 2, 2: 6 }

const SIZE = [45, 43] as const

/** Every kind of PNG there is, full of detail: interlaced or not, with tRNS where it may be. */
export function pngKinds(): OddFile[] {
  return COLOURS.flatMap(([colour, colourType, depths]) =>
    depths.flatMap((depth) =>
      [false, true].flatMap((interlaced) =>
        (colourType > 3 ? [false] : [false, true]).map((transparent): OddFile => {
          const kind = { colourType, depth, interlaced }
          const extras = [interlaced ? ', interlaced' : '', transparent ? ', tRNS' : ''].join('')
          return {
            name: `PNG: ${colour} of ${depth} bit${extras}`,
            bytes: writePng(detailed(kind, transparent)),
            expected: SIZE
          }
        })
      )
    )
  )
}

type Kind = Pick<RawPng, 'colourType' | 'depth' | 'interlaced'>

function detailed(kind: Kind, transparent: boolean): RawPng {
  const [width, height] = SIZE
  const { bytes, filters } = rowLayout({ ...kind, width, height })
  const data = noise(bytes)
  filters.forEach((at, row) => (data[at] = row % 5))
  const entries = kind.colourType === 3 ? 2 ** kind.depth : 0
  const keyBytes = KEY_BYTES[kind.colourType] ?? entries
  return {
    ...kind,
    width,
    height,
    data,
    ...(entries > 0 && { palette: noise(entries * 3, 7) }),
    ...(transparent && {
      transparency: noise(keyBytes, 3).map((byte, i) => keyByte(kind, byte, i))
    })
  }
}

/** A transparent colour must be one that the depth can hold; black stays, or one bit would show nothing. */
function keyByte({ colourType, depth }: Kind, byte: number, i: number): number {
  if (colourType === 3 || depth === 16) return byte
  return i % 2 === 0 ? 0 : (byte & (2 ** depth - 1)) | 1
}
