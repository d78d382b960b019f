import { LEAK, MOST } from './kernels'
import {
  add,
  addVectors,
  advance,
  type Code,
  get,
  i32,
  ifSo,
  largerOfVectors,
  load,
  loadSplat,
  multiplyVectors,
  set,
  shiftLeft,
  smallerOfVectors,
  store,
  times,
  vectorOf,
  type WasmFunction,
  wasmModule
} from './wasm-code'

/** The first locals of each function are its parameters. */
const PARAMETERS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const
const FOUR = [0, 1, 2, 3]

/** `KernelCalls` in WebAssembly, four numbers at a time. */
export const simdModule = (): Uint8Array<ArrayBuffer> =>
  wasmModule([matrixProduct(), depthwise(), clamp(), pool()])

/** Eight sums of two vectors stay in registers, which processors have sixteen of, while the depth goes by. */
function matrixProduct(): WasmFunction {
  const [input, inputStep, weights, output, outputStep, tiles, depth, isMore] = PARAMETERS
  const pixels = [8, 9, 10, 11]
  const outputs = [12, 13, 14, 15]
  const [weight, left] = [16, 17]
  const [low, high, value] = [18, 19, 20]
  const sums = [21, 22, 23, 24, 25, 26, 27, 28]
  const eachSum = (code: (sum: number, output: number, offset: number) => Code): Code =>
    sums.map((sum, i) => code(sum, outputs[i >> 1]!, 16 * (i & 1)))
  const begin = (locals: readonly number[], first: number, step: number): Code =>
    locals.map((local, i) => [
      i === 0 ? get(first) : [get(locals[i - 1]!), get(step), add],
      set(local)
    ])
  return {
    name: 'matrixProduct',
    parameters: 8,
    integers: 10,
    vectors: 11,
    body: times(tiles, [
      begin(pixels, input, inputStep),
      begin(outputs, output, outputStep),
      [get(weights), set(weight), get(depth), set(left)],
      ifSo(
        get(isMore),
        eachSum((sum, at, offset) => [get(at), load(offset), set(sum)]),
        eachSum((sum) => [vectorOf(0), set(sum)])
      ),
      times(left, [
        [get(weight), load(), set(low), get(weight), load(16), set(high)],
        FOUR.map((i) => [
          [get(pixels[i]!), loadSplat(), set(value)],
          [low, high].map((of, half) => [
            [get(sums[2 * i + half]!), get(value), get(of), multiplyVectors, addVectors],
            set(sums[2 * i + half]!)
          ]),
          advance(pixels[i]!, i32(4))
        ]),
        advance(weight, i32(32))
      ]),
      eachSum((sum, at, offset) => [get(at), get(sum), store(offset)]),
      advance(input, [get(inputStep), i32(2), shiftLeft]),
      advance(output, [get(outputStep), i32(2), shiftLeft])
    ])
  }
}

/** The nine weights of four channels stay in registers while a row's pixels go by. */
function depthwise(): WasmFunction {
  const [above, row, below, weights, output, pixels, groups, step, hop] = PARAMETERS
  const rows = [9, 10, 11]
  const [to, left, weight] = [12, 13, 14]
  const taps = [15, 16, 17, 18, 19, 20, 21, 22, 23]
  const sum = 24
  const further: Code = [get(step), add]
  return {
    name: 'depthwise',
    parameters: 9,
    integers: 6,
    vectors: 10,
    body: times(groups, [
      [above, row, below].map((from, i) => [get(from), set(rows[i]!)]),
      [get(weights), set(weight), get(output), set(to), get(pixels), set(left)],
      taps.map((tap) => [get(weight), load(), set(tap), advance(weight, get(step))]),
      times(left, [
        [vectorOf(0), set(sum)],
        taps.map((tap, i) => [
          [get(sum), get(rows[Math.floor(i / 3)]!)],
          Array.from({ length: i % 3 }, () => further),
          [load(), get(tap), multiplyVectors, addVectors, set(sum)]
        ]),
        [get(to), get(sum), store()],
        rows.map((at) => advance(at, get(hop))),
        advance(to, get(step))
      ]),
      [above, row, below, weights, output].map((at) => advance(at, i32(16)))
    ])
  }
}

function clamp(): WasmFunction {
  const [row, bias, pixels, groups, step] = PARAMETERS
  const [at, left] = [5, 6]
  const more = 7
  return {
    name: 'clamp',
    parameters: 5,
    integers: 2,
    vectors: 1,
    body: times(groups, [
      [get(row), set(at), get(bias), load(), set(more), get(pixels), set(left)],
      times(left, [
        [get(at), vectorOf(0), get(at), load(), get(more), addVectors, largerOfVectors],
        [vectorOf(MOST), smallerOfVectors, store()],
        advance(at, get(step))
      ]),
      [row, bias].map((place) => advance(place, i32(16)))
    ])
  }
}

function pool(): WasmFunction {
  const [upper, lower, bias, output, pixels, groups, step, pixel] = PARAMETERS
  const [above, below, to, left] = [8, 9, 10, 11]
  const sum = 12
  return {
    name: 'pool',
    parameters: 8,
    integers: 4,
    vectors: 1,
    body: times(groups, [
      [get(upper), set(above), get(lower), set(below)],
      [get(output), set(to), get(pixels), set(left)],
      times(left, [
        [above, below].map((at) => [
          [get(at), load(), get(at), get(pixel), add, load(), largerOfVectors]
        ]),
        [largerOfVectors, get(bias), load(), addVectors, set(sum)],
        [get(to), get(sum), vectorOf(LEAK), multiplyVectors, get(sum), largerOfVectors, store()],
        [above, below].map((at) => advance(at, get(step))),
        advance(to, get(pixel))
      ]),
      [upper, lower, bias, output].map((at) => advance(at, i32(16)))
    ])
  }
}
