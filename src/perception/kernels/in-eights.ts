/**
 * A matrix as the kernels multiply by it: columns of eight outputs, in each a row of eight for each of `depth` inputs; those
 * beyond the last output are 0.
 */
export function inEights(
  depth: number,
  outputs: number,
  weightOf: (input: number, output: number) => number
): Float32Array {
  const columns = new Float32Array(Math.ceil(outputs / 8) * 8 * depth)
  for (let output = 0; output < outputs; output++) {
    const start = (output >> 3) * depth * 8 + (output & 7)
    for (let i = 0; i < depth; i++) columns[start + 8 * i] = weightOf(i, output)
  }
  return columns
}
