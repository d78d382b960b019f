import type { Size } from '../filters/fit-area'
import type { Disc } from './disc-rows'

/** Directions that are tried, from the upper right on to both sides by turns. */
const DIRECTIONS = 32
const FIRST = -Math.PI / 4

/**
 * Where a disc of a radius can lie beside another one, `gap` from it: within the picture and as far from all
 * of `apart`. Of such places the first is taken that lies off `better` as well, else the one that covers least of
 * them. Null when there is none.
 */
export function placeBeside(
  { x, y, radius: of }: Disc,
  radius: number,
  gap: number,
  better: readonly Disc[],
  apart: readonly Disc[],
  { width, height }: Size
): Disc | null {
  let best: Disc | null = null
  let least = Infinity
  for (let i = 0; i < DIRECTIONS; i++) {
    const turns = i % 2 === 0 ? i / 2 : -(i + 1) / 2
    const angle = FIRST + (turns * 2 * Math.PI) / DIRECTIONS
    const reach = of + gap + radius
    const place = { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle), radius }
    if (!isWithin(place, width, height)) continue
    if (apart.some((other) => overlap(place, other) > -gap)) continue
    const covered = better.reduce((sum, other) => sum + Math.max(0, overlap(place, other)), 0)
    if (covered >= least) continue
    best = place
    least = covered
  }
  return best
}

function isWithin({ x, y, radius }: Disc, width: number, height: number): boolean {
  return x >= radius && y >= radius && x <= width - radius && y <= height - radius
}

/** How deep two discs lie in each other, in pixels; below 0 is how far apart they are. */
function overlap(one: Disc, other: Disc): number {
  return one.radius + other.radius - Math.hypot(one.x - other.x, one.y - other.y)
}
