import { numbersFrom } from '../../support/numbers'

/** A file that may be sent as a picture, and what must come of it. */
export interface OddFile {
  name: string
  bytes: Buffer
  /** Width and height in which people see it, px; or the code with which it is refused. */
  expected: readonly [width: number, height: number] | RefusalCode
}

export type RefusalCode =
  | 'unreadable_input_image'
  | 'invalid_input_image_dimensions'
  | 'blank_input_image'

/** Bytes without order, the same every time. */
export function noise(length: number, seed = 1): Uint8Array {
  const next = numbersFrom(seed)
  return Uint8Array.from({ length }, () => 256 * next())
}

/** Files of one format that must come to the same end, by their names. */
export function odd(
  format: string,
  expected: OddFile['expected'],
  files: Readonly<Record<string, Buffer>>
): OddFile[] {
  return Object.entries(files).map(([name, bytes]) => ({
    name: `${format} ${name}`.trim(),
    bytes,
    expected
  }))
}
