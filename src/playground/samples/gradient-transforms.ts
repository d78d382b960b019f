type Point = readonly [number, number]

/**
 * Figma's gradientTransform takes the node's unit box to gradient space, where a linear gradient
 * runs along x from 0 to 1 and a radial one fills the circle about (0.5, 0.5).
 */
export function linearTransform(from: Point, to: Point): Transform {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  return invert([
    [dx, -dy, from[0] + dy / 2],
    [dy, dx, from[1] - dx / 2]
  ])
}

export function radialTransform(centre: Point, radius: Point): Transform {
  return invert([
    [2 * radius[0], 0, centre[0] - radius[0]],
    [0, 2 * radius[1], centre[1] - radius[1]]
  ])
}

function invert([[a, c, e], [b, d, f]]: Transform): Transform {
  const determinant = a * d - b * c
  if (determinant === 0) throw new Error('A gradient needs two different points')
  return [
    [d / determinant, -c / determinant, (c * f - d * e) / determinant],
    [-b / determinant, a / determinant, (b * e - a * f) / determinant]
  ]
}
