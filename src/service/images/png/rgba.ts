/** One RGBA pixel as the 32-bit number that typed arrays keep it as; every platform is little-endian. */
export function rgba(r: number, g: number, b: number, a: number): number {
  return ((a << 24) | (b << 16) | (g << 8) | r) >>> 0
}
