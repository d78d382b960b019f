/** For each target cell, the source cells it covers: first index, count, and the weights in order. */
export interface Spans {
  first: Int32Array
  count: Int32Array
  /** `stride` weights per target cell, adding up to 1. */
  weights: Float32Array
  stride: number
  /** The weight of a source cell that is covered as a whole. */
  whole: number
}

/** How `to` equal cells cover `from` equal cells, by exact overlap. `to` must not exceed `from`. */
export function spans(from: number, to: number): Spans {
  const ratio = from / to
  const stride = Math.ceil(ratio) + 1
  const result: Spans = {
    first: new Int32Array(to),
    count: new Int32Array(to),
    weights: new Float32Array(to * stride),
    stride,
    whole: 1 / ratio
  }
  for (let cell = 0; cell < to; cell++) {
    const start = cell * ratio
    const end = Math.min(from, start + ratio)
    const first = Math.min(from - 1, Math.floor(start + 1e-9))
    const last = Math.max(first, Math.ceil(end - 1e-9) - 1)
    result.first[cell] = first
    result.count[cell] = last - first + 1
    for (let i = first; i <= last; i++) {
      const overlap = Math.min(i + 1, end) - Math.max(i, start)
      result.weights[cell * stride + i - first] = overlap / (end - start)
    }
  }
  return result
}
