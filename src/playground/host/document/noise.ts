/**
 * Moves the colours of one pixel in eight by at most one of 256 levels; another seed gives another pattern.
 * More would make a PNG five times as large, which no graphics card does. Alpha stays: an opaque picture is
 * opaque on every machine.
 *
 * @param pixels Four bytes a pixel, not premultiplied. Changed in place.
 */
export function addNoise(pixels: Uint8ClampedArray, seed: number): void {
  for (let at = 0; at < pixels.length; at += 4) {
    let bits = scramble(at + seed * 0x9e3779b1)
    if (bits >>> 29 !== 0 || pixels[at + 3] === 0) continue
    for (let channel = at; channel < at + 3; channel += 1) {
      pixels[channel] = pixels[channel]! + (bits % 3) - 1
      bits >>>= 8
    }
  }
}

/** 32 bits that look random, the same for the same number. */
function scramble(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
