import type { Disc, Ground } from './ground'

/** Directions that are tried, from the upper right on to both sides by turns. */
const DIRECTIONS = 32
const FIRST = -Math.PI / 4
/** How far out they are tried, in the disc's own radii; the nearest is best unless another is that much freer. */
const OUTWARDS = [0, 0.4, 0.8]
const PER_RADIUS = 0.2

/**
 * Where a disc of a radius can lie beside another one, at least `gap` from it: within the picture and as far from
 * all of `apart`. Of such places the one is taken that is least nearer to another of `rings` than to this one, and of
 * those the one on the freest ground. Null when there is none.
 */
export function placeBeside(
  { x, y, radius: of }: Disc,
  radius: number,
  gap: number,
  rings: readonly Disc[],
  apart: readonly Disc[],
  ground: Ground
): Disc | null {
  let best: Disc | null = null
  let least = [Infinity, Infinity] as const
  for (const outwards of OUTWARDS) {
    const away = gap + outwards * radius
    const reach = of + away + radius
    for (let i = 0; i < DIRECTIONS; i++) {
      const turns = i % 2 === 0 ? i / 2 : -(i + 1) / 2
      const angle = FIRST + (turns * 2 * Math.PI) / DIRECTIONS
      const place = { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle), radius }
      if (!isWithin(place, ground)) continue
      if (apart.some((other) => overlap(place, other) > -gap)) continue
      const covered = rings.reduce((sum, ring) => sum + Math.max(0, overlap(place, ring) + away), 0)
      const near = PER_RADIUS * outwards
      if (covered > least[0] || (covered === least[0] && near >= least[1])) continue
      const cost = ground.takenBy(place) + near
      if (covered === least[0] && cost >= least[1]) continue
      // None that follows is nearer.
      if (covered === 0 && cost === near) return place
      best = place
      least = [covered, cost]
    }
  }
  return best
}

function isWithin({ x, y, radius }: Disc, { width, height }: Ground): boolean {
  return x >= radius && y >= radius && x <= width - radius && y <= height - radius
}

/** How deep two discs lie in each other, in pixels; below 0 is how far apart they are. */
function overlap(one: Disc, other: Disc): number {
  return one.radius + other.radius - Math.hypot(one.x - other.x, one.y - other.y)
}
