/**
 * Undoes the Paeth filter of a row in place (PNG third edition, 9.4): the row above lies `up` bytes back, 0 for
 * none; `bpp` is bytes per whole pixel. Pixels of four bytes have a faster loop of their own.
 */
export function undoPaeth(
  data: Uint8Array,
  start: number,
  up: number,
  end: number,
  bpp: number
): void {
  if (bpp === 4 && up > 0) {
    undoFourChannels(data, start, up, end)
    return
  }
  for (let first = start; first < start + bpp; first++) {
    let a = 0
    let c = 0
    for (let i = first; i < end; i += bpp) {
      const b = up === 0 ? 0 : data[i - up]!
      data[i] = a = (data[i]! + predict(a, b, c)) & 0xff
      c = b
    }
  }
}

function undoFourChannels(data: Uint8Array, start: number, up: number, end: number): void {
  let [a0, a1, a2, a3] = [0, 0, 0, 0]
  let [c0, c1, c2, c3] = [0, 0, 0, 0]
  for (let i = start; i < end; i += 4) {
    const above = i - up
    const b0 = data[above]!
    const b1 = data[above + 1]!
    const b2 = data[above + 2]!
    const b3 = data[above + 3]!
    // Where nothing is added, and above is as above left, the pixel is as the one on its left.
    const added = data[i]! | data[i + 1]! | data[i + 2]! | data[i + 3]!
    if ((added | (b0 ^ c0) | (b1 ^ c1) | (b2 ^ c2) | (b3 ^ c3)) === 0) {
      data[i] = a0
      data[i + 1] = a1
      data[i + 2] = a2
      data[i + 3] = a3
      continue
    }
    data[i] = a0 = (data[i]! + predict(a0, b0, c0)) & 0xff
    data[i + 1] = a1 = (data[i + 1]! + predict(a1, b1, c1)) & 0xff
    data[i + 2] = a2 = (data[i + 2]! + predict(a2, b2, c2)) & 0xff
    data[i + 3] = a3 = (data[i + 3]! + predict(a3, b3, c3)) & 0xff
    c0 = b0
    c1 = b1
    c2 = b2
    c3 = b3
  }
}

/**
 * Which of left, above and above left is closest to left + above - above left; the first of equals. By
 * masks: which one it is changes from byte to byte, and branches guessed wrongly cost half of the time.
 */
function predict(a: number, b: number, c: number): number {
  const forA = distance(b - c)
  const forB = distance(a - c)
  const forC = distance(a + b - c - c)
  const useC = (forC - forB) >> 31
  const leastOfBoth = forB ^ ((forB ^ forC) & useC)
  const useOther = (leastOfBoth - forA) >> 31
  return a ^ ((a ^ b ^ ((b ^ c) & useC)) & useOther)
}

function distance(difference: number): number {
  const sign = difference >> 31
  return (difference ^ sign) - sign
}
