import { type HuffmanTable, type ScanBits, stop } from './scan-bits'

/** One colour of the picture. Sizes are in blocks of 8 × 8 values. */
export interface Component {
  id: number
  /** In one unit of a scan of several colours. */
  across: number
  down: number
  /** All that has pixels. */
  columns: number
  rows: number
  /** Of a whole row, filled up to whole units. */
  stride: number
  /** 64 bits for each block: the coefficients that are not 0. What refines a progressive picture goes by them. */
  nonZero: Uint32Array
}

export interface ScanComponent {
  component: Component
  dc: () => HuffmanTable
  ac: () => HuffmanTable
}

export interface Scan {
  components: readonly ScanComponent[]
  /** Units in a row, and rows of them, when the scan has several colours. */
  units: { across: number; down: number }
  progressive: boolean
  /** First and last coefficient, in zigzag order. */
  first: number
  last: number
  /** True when it adds a bit to what earlier scans have told. */
  refines: boolean
  /** Units between two restart markers; 0 for none. */
  restartEvery: number
}

type ReadBlock = (component: Component, block: number) => void

/** Units of a step: less than a millisecond's. */
const STEP_UNITS = 2048

/** Reads every block that a scan has to have (T.81, A.2, F.2, G.2), step by step, and keeps none. Throws DamageFound. */
export function* walkScan(bits: ScanBits, scan: Scan): Generator<void, void> {
  const run = { left: 0 }
  const readers = scan.components.map((one) => ({ ...one, read: readerOf(bits, scan, one, run) }))
  const [single] = readers
  const alone = readers.length === 1
  const across = alone ? single!.component.columns : scan.units.across
  const units = across * (alone ? single!.component.rows : scan.units.down)
  for (let unit = 0; unit < units; unit++) {
    if (unit % STEP_UNITS === STEP_UNITS - 1) yield
    if (scan.restartEvery > 0 && unit > 0 && unit % scan.restartEvery === 0) {
      bits.restart(unit / scan.restartEvery - 1)
      run.left = 0
    }
    const x = unit % across
    const y = (unit - x) / across
    if (alone) single!.read(single!.component, y * single!.component.stride + x)
    else for (const { component, read } of readers) readUnit(component, read, x, y)
  }
}

function readUnit(component: Component, read: ReadBlock, x: number, y: number): void {
  const { across, down, stride } = component
  for (let row = 0; row < down; row++) {
    const start = (y * down + row) * stride + x * across
    for (let column = 0; column < across; column++) read(component, start + column)
  }
}

/** `run`: how many blocks from here on have nothing more in this scan. */
function readerOf(
  bits: ScanBits,
  { progressive, first, last, refines }: Scan,
  { dc, ac }: ScanComponent,
  run: { left: number }
): ReadBlock {
  if (first === 0 && refines) return () => void bits.take(1)
  if (first === 0) {
    const dcTable = dc()
    const acTable = progressive ? null : ac()
    return (component, block) => {
      bits.take(lengthOf(bits.symbol(dcTable)))
      if (acTable === null) return
      readCoefficients(bits, acTable, component, block, 1, 63, run)
      // Only progressive pictures have runs over several blocks.
      if (run.left > 0) stop()
    }
  }
  const table = ac()
  const read = refines ? refineCoefficients : readCoefficients
  return (component, block) => read(bits, table, component, block, first, last, run)
}

function lengthOf(symbol: number): number {
  if (symbol > 15) stop()
  return symbol
}

/** All coefficients of a block but the first (T.81, F.2.2.2 and G.1.2.2). */
function readCoefficients(
  bits: ScanBits,
  table: HuffmanTable,
  { nonZero }: Component,
  block: number,
  first: number,
  last: number,
  run: { left: number }
): void {
  if (run.left > 0) {
    run.left -= 1
    return
  }
  for (let at = first; at <= last; at++) {
    const symbol = bits.symbol(table)
    const zeros = symbol >> 4
    const length = symbol & 15
    if (length === 0 && zeros < 15) {
      run.left = (1 << zeros) - 1 + bits.take(zeros)
      return
    }
    at += zeros
    if (at > last) stop()
    bits.take(length)
    if (length > 0) mark(nonZero, block, at)
  }
}

/** One bit more for what is not 0 yet, and what becomes so (T.81, G.1.2.3). */
function refineCoefficients(
  bits: ScanBits,
  table: HuffmanTable,
  { nonZero }: Component,
  block: number,
  first: number,
  last: number,
  run: { left: number }
): void {
  let at = first
  while (run.left === 0 && at <= last) {
    const symbol = bits.symbol(table)
    const isNew = (symbol & 15) > 0
    let zeros = symbol >> 4
    if (isNew) bits.take(1)
    else if (zeros < 15) {
      run.left = (1 << zeros) + bits.take(zeros)
      break
    }
    for (; at <= last; at++) {
      if (isMarked(nonZero, block, at)) bits.take(1)
      else if (--zeros < 0) break
    }
    if (isNew && at > last) stop()
    if (isNew) mark(nonZero, block, at)
    at += 1
  }
  if (run.left === 0) return
  for (; at <= last; at++) if (isMarked(nonZero, block, at)) bits.take(1)
  run.left -= 1
}

function mark(nonZero: Uint32Array, block: number, at: number): void {
  nonZero[block * 2 + (at >> 5)]! |= 1 << (at & 31)
}

function isMarked(nonZero: Uint32Array, block: number, at: number): boolean {
  return (nonZero[block * 2 + (at >> 5)]! & (1 << (at & 31))) !== 0
}
