const ORIENTATION = 0x0112

/** How a camera was held, Exif's 1 (upright) to 8, by the TIFF structure that Exif is; 1 where it does not say. */
export function readOrientation(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const little = tiff[0] === 0x49
  try {
    const directory = view.getUint32(4, little)
    for (let i = 0; i < view.getUint16(directory, little); i++) {
      const entry = directory + 2 + 12 * i
      if (view.getUint16(entry, little) !== ORIENTATION) continue
      const value = view.getUint16(entry + 8, little)
      return value >= 1 && value <= 8 ? value : 1
    }
  } catch {
    // It ends early.
  }
  return 1
}

/** Turns and mirrors packed pixels of a picture to be upright (Exif 2.32, 4.6.4). */
export function upright(
  pixels: Uint32Array,
  width: number,
  height: number,
  orientation: number
): { width: number; height: number; pixels: Uint32Array } {
  if (orientation === 1) return { width, height, pixels }
  const isLying = orientation >= 5
  const [fromRight, fromBottom] = [
    [2, 3, 7, 8],
    [3, 4, 6, 7]
  ].map((all) => all.includes(orientation))
  const start = (fromRight ? width - 1 : 0) + (fromBottom ? (height - 1) * width : 0)
  const steps = [fromRight ? -1 : 1, fromBottom ? -width : width] as const
  const [across, down] = isLying ? [steps[1], steps[0]] : steps
  const [columns, rows] = isLying ? [height, width] : [width, height]
  const turned = new Uint32Array(pixels.length)
  for (let y = 0, to = 0; y < rows; y++) {
    for (let x = 0, from = start + y * down; x < columns; x++, from += across) {
      turned[to++] = pixels[from]!
    }
  }
  return { width: columns, height: rows, pixels: turned }
}
