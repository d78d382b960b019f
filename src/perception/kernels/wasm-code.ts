/** Instructions of WebAssembly as bytes, nested in any way. */
export type Code = readonly (number | Code)[]

/** A function that is exported by its name; its parameters are all i32, it returns nothing. */
export interface WasmFunction {
  name: string
  parameters: number
  /** Numbers of locals after the parameters: `integers` of i32, then `vectors` of v128. */
  integers: number
  vectors: number
  body: Code
}

const I32 = 0x7f
const V128 = 0x7b
const SIMD = 0xfd

/** Instructions by the names of the specification (WebAssembly 2.0, chapter 5.4). */
export const get = (local: number): Code => [0x20, unsigned(local)]
export const set = (local: number): Code => [0x21, unsigned(local)]
const tee = (local: number): Code => [0x22, unsigned(local)]
/** A number from 0 to 63: of larger ones LEB128 has a second byte, for the sign. */
export const i32 = (value: number): Code => [0x41, value]
export const add: Code = [0x6a]
const subtract: Code = [0x6b]
export const shiftLeft: Code = [0x74]

export const load = (offset = 0): Code => [SIMD, 0, 4, unsigned(offset)]
/** One number, four times. */
export const loadSplat = (offset = 0): Code => [SIMD, 9, 2, unsigned(offset)]
export const store = (offset = 0): Code => [SIMD, 11, 4, unsigned(offset)]
export const addVectors: Code = [SIMD, unsigned(0xe4)]
export const multiplyVectors: Code = [SIMD, unsigned(0xe6)]
/** Of `a` and `b`: `a < b ? b : a`, lane by lane. */
export const largerOfVectors: Code = [SIMD, unsigned(0xeb)]
/** Of `a` and `b`: `b < a ? b : a`, lane by lane. */
export const smallerOfVectors: Code = [SIMD, unsigned(0xea)]
/** A vector of one value four times. */
export const vectorOf = (value: number): Code => {
  const bytes = new Uint8Array(new Float32Array(4).fill(value).buffer)
  return [SIMD, 12, [...bytes]]
}

export const ifSo = (condition: Code, then: Code, otherwise: Code): Code => [
  condition,
  [0x04, 0x40, then, 0x05, otherwise, 0x0b]
]

/** Does something at least once, and again while the local, one less each time, is not 0. */
export const times = (local: number, body: Code): Code => {
  const oneLess = [get(local), i32(1), subtract, tee(local)]
  return [0x03, 0x40, body, oneLess, 0x0d, 0, 0x0b]
}

/** Adds to a local. */
export const advance = (local: number, by: Code): Code => [get(local), by, add, set(local)]

/** A module of these functions whose memory comes from outside, as `host.memory`. */
export function wasmModule(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ parameters }) => [
    0x60,
    vector(Array.from({ length: parameters }, () => I32)),
    0
  ])
  const memory = [text('host'), text('memory'), 2, 0, 1]
  const exported = functions.map(({ name }, place) => [text(name), 0, unsigned(place)])
  const bodies = functions.map(({ integers, vectors, body }) => {
    const locals = [
      [unsigned(integers), I32],
      [unsigned(vectors), V128]
    ]
    return sized([vector(locals), body, 0x0b])
  })
  return Uint8Array.from(
    flat([
      [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, vector(types)),
      section(2, vector([memory])),
      section(3, vector(functions.map((_, place) => unsigned(place)))),
      section(7, vector(exported)),
      section(10, vector(bodies))
    ])
  )
}

const flat = (code: Code): number[] =>
  code.flatMap((part) => (typeof part === 'number' ? [part] : flat(part)))
const vector = (items: Code): Code => [unsigned(items.length), items]
const section = (id: number, content: Code): Code => [id, sized(content)]
const text = (name: string): Code => vector(Array.from(name, (letter) => letter.charCodeAt(0)))

function sized(content: Code): Code {
  const bytes = flat(content)
  return [unsigned(bytes.length), bytes]
}

/** LEB128. */
function unsigned(value: number): number[] {
  const rest = value >>> 7
  return rest === 0 ? [value] : [(value & 127) | 128, ...unsigned(rest)]
}
