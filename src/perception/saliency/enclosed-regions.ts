/**
 * Keeps the parts of a mask (1 inside, 0 outside) that are not connected with the border through
 * their four neighbours. Writes into `regions`.
 */
export function enclosedRegions(
  mask: Uint8Array,
  width: number,
  height: number,
  regions: Uint8Array
): void {
  regions.set(mask)
  const stack: number[] = []
  const visit = (at: number) => {
    if (regions[at]) {
      regions[at] = 0
      stack.push(at)
    }
  }
  for (let x = 0; x < width; x++) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < regions.length - width) visit(at + width)
  }
}
