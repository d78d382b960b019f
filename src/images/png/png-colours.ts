import { type ColourSpace, readProfile, spaceOf, SRGB } from '../colour-space'
import { inflateUpTo } from './inflate'

/** Profiles of screens take some kilobytes. */
const MOST_PROFILE_BYTES = 1 << 20

/** Places of primaries by the number that video has for them (ITU-T H.273, table 2): sRGB, BT.2020, P3. */
const PRIMARIES: Partial<Record<number, number[]>> = {
  1: SRGB,
  9: [0.708, 0.292, 0.17, 0.797, 0.131, 0.046],
  12: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06]
}

/** The gamma that stands for sRGB's curve: 1 / 2.2. */
const SRGB_GAMMA = 45455

/**
 * The colours of a PNG by its chunks, the first of those that it has (PNG third edition, 4.3); null for sRGB, `unknown` where
 * they are stated in a way that Glance does not read.
 */
export function readColours(
  chunks: ReadonlyMap<string, Uint8Array>
): ColourSpace | null | 'unknown' {
  const [cicp, iccp, gama, chrm] = ['cICP', 'iCCP', 'gAMA', 'cHRM'].map((type) => chunks.get(type))
  const primaries = cicp && PRIMARIES[cicp[0]!]
  // sRGB's own curve; what follows another may still be read.
  if (primaries && cicp[1] === 13) return spaceOf(primaries)
  if (iccp) return profileIn(iccp) ?? 'unknown'
  if (cicp) return 'unknown'
  // Primaries without a gamma say nothing to browsers, either.
  if (chunks.has('sRGB') || gama?.length !== 4) return null
  const [stored = 0] = numbersOf(gama)
  const isUsual = stored === 0 || Math.abs(stored - SRGB_GAMMA) <= 100
  // White comes first.
  const places = chrm && numbersOf(chrm.subarray(8)).map((value) => value / 100_000)
  return spaceOf(
    places?.length === 6 && places.every((place) => place > 0) ? places : SRGB,
    isUsual ? undefined : (channel) => channel ** (100_000 / stored)
  )
}

/** A name, a zero, a zero for zlib, then the profile. */
function profileIn(chunk: Uint8Array): ColourSpace | null {
  try {
    const stream = chunk.subarray(chunk.indexOf(0) + 2)
    return readProfile(inflateUpTo(stream, MOST_PROFILE_BYTES).bytes)
  } catch {
    return null
  }
}

function numbersOf(chunk: Uint8Array): number[] {
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  return Array.from({ length: chunk.length >> 2 }, (_, i) => view.getUint32(4 * i))
}
