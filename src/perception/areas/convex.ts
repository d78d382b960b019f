import { boundsOf, type Outline } from './scene'

/** Area of an outline in square px by the shoelace formula: above 0 when it runs clockwise on screen. */
export function signedArea(outline: Outline): number {
  let sum = 0
  for (let i = 0, last = outline.length - 2; i < outline.length; last = i, i += 2) {
    sum += outline[last]! * outline[i + 1]! - outline[i]! * outline[last + 1]!
  }
  return sum / 2
}

/** Area of an outline in square px. */
export function areaOf(outline: Outline): number {
  return Math.abs(signedArea(outline))
}

/**
 * Intersection of two convex outlines, which is convex again (Sutherland and Hodgman 1974). Empty
 * when they do not meet, or when one of them has no area.
 */
export function common(subject: Outline, clip: Outline): Outline {
  const area = signedArea(clip)
  if (area === 0) return []
  if (liesWithin(subject, clip, Math.abs(area))) return areaOf(subject) > 0 ? subject : []
  const direction = Math.sign(area)
  let left: Outline = subject
  for (let i = 0, last = clip.length - 2; i < clip.length; last = i, i += 2) {
    if (left.length === 0) break
    left = behind(left, clip[last]!, clip[last + 1]!, clip[i]!, clip[i + 1]!, direction)
  }
  return areaOf(left) > 0 ? left : []
}

/** Whether an outline lies within a clip that is an upright box, the commonest case. */
function liesWithin(subject: Outline, clip: Outline, area: number): boolean {
  const { left, top, right, bottom } = boundsOf(clip)
  if (area < (right - left) * (bottom - top) * (1 - 1e-9)) return false
  const inner = boundsOf(subject)
  return inner.left >= left && inner.top >= top && inner.right <= right && inner.bottom <= bottom
}

/** The part of an outline on the inner side of the line through two points. */
function behind(
  outline: Outline,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  direction: number
): Outline {
  const kept: number[] = []
  const depth = (x: number, y: number): number =>
    direction * ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
  let fromX = outline.at(-2)!
  let fromY = outline.at(-1)!
  let from = depth(fromX, fromY)
  for (let i = 0; i < outline.length; i += 2) {
    const x = outline[i]!
    const y = outline[i + 1]!
    const to = depth(x, y)
    if (from < 0 !== to < 0) {
      const part = from / (from - to)
      kept.push(fromX + part * (x - fromX), fromY + part * (y - fromY))
    }
    if (to >= 0) kept.push(x, y)
    fromX = x
    fromY = y
    from = to
  }
  return kept
}
