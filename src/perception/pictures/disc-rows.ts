/** A round thing in a picture, in pixels. */
export interface Disc {
  x: number
  y: number
  radius: number
}

/** The rows of a disc that lie in a picture, the last excluded. */
export function rowsOf({ y, radius }: Disc, height: number): [top: number, bottom: number] {
  return [Math.max(0, Math.floor(y - radius)), Math.min(height, Math.ceil(y + radius))]
}

/** Half the length of the line that a row's middle cuts from a disc; below 0 where it misses the disc. */
export function halfChord(y: number, radius: number, row: number): number {
  const away = row + 0.5 - y
  const square = radius * radius - away * away
  return radius > 0 && square >= 0 ? Math.sqrt(square) : -1
}

/** The columns whose centres lie within half a chord of x, the last excluded; none for less than 0. */
export function firstColumn(x: number, half: number): number {
  return Math.max(0, Math.ceil(x - half - 0.5))
}

export function endColumn(x: number, half: number, width: number): number {
  return half < 0 ? 0 : Math.min(width, Math.floor(x + half - 0.5) + 1)
}

/** How much of a pixel an edge covers whose distance from the pixel's centre is given. */
export function coverage(distance: number): number {
  return distance >= 0.5 ? 0 : distance <= -0.5 ? 1 : 0.5 - distance
}
