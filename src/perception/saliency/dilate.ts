/** Grows a mask (1 inside, 0 outside) by a square of (2·radius+1)². Works in place. */
export function dilate(
  mask: Uint8Array,
  width: number,
  height: number,
  radius: number
): Uint8Array {
  const line = new Uint8Array(Math.max(width, height))
  for (let y = 0; y < height; y++) dilateLine(mask, y * width, 1, width, radius, line)
  for (let x = 0; x < width; x++) dilateLine(mask, x, width, height, radius, line)
  return mask
}

function dilateLine(
  mask: Uint8Array,
  start: number,
  stride: number,
  length: number,
  radius: number,
  line: Uint8Array
): void {
  for (let i = 0; i < length; i++) line[i] = mask[start + i * stride]!
  let reachedTo = -1
  for (let i = 0; i < length; i++) {
    if (!line[i]) continue
    const last = Math.min(length - 1, i + radius)
    for (let at = Math.max(reachedTo + 1, i - radius); at <= last; at++)
      mask[start + at * stride] = 1
    reachedTo = last
  }
}
