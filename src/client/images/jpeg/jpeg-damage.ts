import type { PictureDamage } from '../../errors'
import { DamageFound, type HuffmanTable, huffmanTable, ScanBits, stop } from './scan-bits'
import { type Component, type ScanComponent, walkScan } from './walk-scan'

const MARKER = 0xff
const BASELINE = 0xc0
const EXTENDED = 0xc1
const PROGRESSIVE = 0xc2
const HUFFMAN_TABLES = 0xc4
const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const RESTART_INTERVAL = 0xdd

/** Encoders write about ten, and each takes a decoder through the whole picture. */
const MOST_SCANS = 100

/** Not told yet; else the lowest bit that scans have told of a coefficient. */
const UNKNOWN = -1

interface Frame {
  progressive: boolean
  units: { across: number; down: number }
  components: (Component & { told: Int8Array })[]
}

/**
 * What is wrong with a JPEG; null when nothing is. Reads all of its compressed data as a decoder does, without making
 * pixels: browsers paint what is missing grey and say nothing. It finds a file that is cut anywhere before its end
 * marker, one cut and given an end marker again, and a header whose size asks for more or fewer units of pixels than
 * there are. It cannot find values that were changed and still make sense, nor a false size with as many units, such as
 * one less by a few px, or width and height exchanged. What no browser shows is damaged, too: arithmetic, lossless and
 * 12-bit coding. Goes step by step, as a large file may take seconds. Check the size in the header first: memory goes
 * by it.
 */
export function* jpegDamage(bytes: Uint8Array): Generator<void, PictureDamage | null> {
  try {
    yield* walk(bytes)
    return null
  } catch (error) {
    if (error instanceof DamageFound) return error.damage
    throw error
  }
}

/** Throws DamageFound. Markers follow each other without anything between (T.81, B.1.1). */
function* walk(bytes: Uint8Array): Generator<void, void> {
  const tables = new Map<number, () => HuffmanTable>()
  let frame: Frame | null = null
  let restartEvery = 0
  let scans = 0
  for (let at = 2; ;) {
    if (at + 2 > bytes.length) stop('cutOff')
    if (bytes[at] !== MARKER) stop()
    const marker = bytes[at + 1]!
    if (marker === MARKER) {
      at += 1
      continue
    }
    if (marker === END_OF_IMAGE) {
      checkWhole(frame)
      return
    }
    const segment = segmentAt(bytes, at)
    at += 2 + 2 + segment.length
    if (marker === HUFFMAN_TABLES) readTables(segment, tables)
    else if (marker === RESTART_INTERVAL) restartEvery = (segment[0]! << 8) | segment[1]!
    else if (marker === START_OF_SCAN) {
      if (frame === null || ++scans > MOST_SCANS) stop()
      at = yield* readScan(new ScanBits(bytes, at), segment, frame, tables, restartEvery)
    } else if (isFrameHeader(marker)) {
      if (frame !== null) stop()
      frame = readFrame(marker, segment)
    }
  }
}

/** What a marker with a length is followed by (T.81, B.1.1.4). */
function segmentAt(bytes: Uint8Array, at: number): Uint8Array {
  const marker = bytes[at + 1]!
  if (marker <= 0x01 || (marker >= 0xd0 && marker <= START_OF_IMAGE)) {
    stop()
  }
  if (at + 4 > bytes.length) stop('cutOff')
  const end = at + 2 + ((bytes[at + 2]! << 8) | bytes[at + 3]!)
  if (end > bytes.length) stop('cutOff')
  if (end < at + 4) stop()
  return bytes.subarray(at + 4, end)
}

/** C0 to CF without the tables DHT (C4) and DAC (CC), and JPG (C8). */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![HUFFMAN_TABLES, 0xc8, 0xcc].includes(marker)
}

/** T.81, B.2.2. */
function readFrame(marker: number, segment: Uint8Array): Frame {
  const [precision, h1, h0, w1, w0, count = 0] = segment
  const isKnown = [BASELINE, EXTENDED, PROGRESSIVE].includes(marker) && precision === 8
  if (!isKnown || count < 1 || count > 4 || segment.length < 6 + 3 * count) {
    stop()
  }
  const size = { width: (w1! << 8) | w0!, height: (h1! << 8) | h0! }
  const parts = Array.from({ length: count }, (_, index) => {
    const [id, sampling] = segment.subarray(6 + 3 * index)
    return { id: id!, across: sampling! >> 4, down: sampling! & 15 }
  })
  if (parts.some(({ across, down }) => !isSampling(across) || !isSampling(down))) {
    stop()
  }
  const most = {
    across: Math.max(...parts.map(({ across }) => across)),
    down: Math.max(...parts.map(({ down }) => down))
  }
  const units = {
    across: Math.ceil(size.width / (8 * most.across)),
    down: Math.ceil(size.height / (8 * most.down))
  }
  const components = parts.map(({ id, across, down }) => {
    const stride = units.across * across
    return {
      id,
      across,
      down,
      columns: Math.ceil(Math.ceil((size.width * across) / most.across) / 8),
      rows: Math.ceil(Math.ceil((size.height * down) / most.down) / 8),
      stride,
      nonZero: new Uint32Array(2 * stride * units.down * down),
      told: new Int8Array(64).fill(UNKNOWN)
    }
  })
  return { progressive: marker === PROGRESSIVE, units, components }
}

function isSampling(factor: number): boolean {
  return factor >= 1 && factor <= 4
}

/** T.81, B.2.4.2. Built when a scan uses them, so that a file of tables alone costs nothing. */
function readTables(segment: Uint8Array, tables: Map<number, () => HuffmanTable>): void {
  for (let at = 0; at < segment.length;) {
    const counts = segment.slice(at + 1, at + 17)
    const total = counts.reduce((sum, count) => sum + count, 0)
    const end = at + 17 + total
    if (end > segment.length) stop()
    const symbols = segment.slice(at + 17, end)
    tables.set(segment[at]!, () => huffmanTable(counts, symbols))
    at = end
  }
}

/** Reads a scan whole and gives where the marker after it is (T.81, B.2.3). */
function* readScan(
  bits: ScanBits,
  segment: Uint8Array,
  { components, progressive, units }: Frame,
  tables: ReadonlyMap<number, () => HuffmanTable>,
  restartEvery: number
): Generator<void, number> {
  const count = segment[0] ?? 0
  if (count < 1 || segment.length < 4 + 2 * count) stop()
  const [first, last, approximation] = progressive ? segment.subarray(1 + 2 * count) : [0, 63, 0]
  if (first! > last! || last! > 63) stop()
  const table = (key: number) => (): HuffmanTable => {
    const build = tables.get(key)
    if (build === undefined) stop()
    return build()
  }
  const told = Array.from({ length: count }, (_, index) => {
    const [id, use] = segment.subarray(1 + 2 * index)
    const component = components.find((one) => one.id === id)
    if (component === undefined) stop()
    component.told.fill(approximation! & 15, first, last! + 1)
    return {
      component,
      dc: table(use! >> 4),
      ac: table(0x10 | (use! & 15))
    } satisfies ScanComponent
  })
  // Only first coefficients come together with those of other colours (T.81, G.1.1.1.1).
  if (progressive && (first === 0 ? last !== 0 : count > 1)) stop()
  const refines = approximation! >> 4 > 0
  yield* walkScan(bits, {
    components: told,
    units,
    progressive,
    first: first!,
    last: last!,
    refines,
    restartEvery
  })
  return bits.end()
}

/** Each colour has every coefficient to its last bit. A file cut between two scans has not. */
function checkWhole(frame: Frame | null): void {
  if (frame === null) stop('noPixels')
  const isWhole = frame.components.every(({ told }) => told.every((bit) => bit === 0))
  if (!isWhole) stop('cutOff')
}
