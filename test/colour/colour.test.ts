import { expect, it } from 'vitest'
import { contrastRatio, DISCERNIBLE, labColour, labDistance, READABLE } from '../../src/colour'

/** CIELAB under D65 of sRGB, as published by Bruce Lindbloom's calculator (no adaptation, 2° observer). */
it.each([
  ['black', [0, 0, 0], [0, 0, 0]],
  ['white', [1, 1, 1], [100, 0, 0]],
  ['red', [1, 0, 0], [53.24, 80.09, 67.2]],
  ['green', [0, 1, 0], [87.73, -86.18, 83.18]],
  ['blue', [0, 0, 1], [32.3, 79.19, -107.86]],
  ['middle grey', [0.5, 0.5, 0.5], [53.39, 0, 0]]
] as const)('%s has its place in CIELAB', (_, [r, g, b], expected) => {
  expect(labDistance(labColour(r, g, b), expected)).toBeLessThan(0.03)
})

it.each([
  ['#000000', 0, 21],
  ['#767676', 0x76 / 255, 4.54],
  ['#777777', 0x77 / 255, 4.48],
  ['#949494', 0x94 / 255, 3.03],
  ['#FFFFFF', 1, 1]
] as const)('%s on white has the contrast that WCAG gives it', (_, grey, expected) => {
  const [lightness] = labColour(grey, grey, grey)
  expect(contrastRatio(lightness, 100)).toBeCloseTo(expected, 2)
  expect(contrastRatio(100, lightness)).toBe(contrastRatio(lightness, 100))
})

it('the bounds of WCAG lie where its greys do', () => {
  const onWhite = (grey: number): number => contrastRatio(labColour(grey, grey, grey)[0], 100)
  expect(onWhite(0x76 / 255)).toBeGreaterThan(READABLE)
  expect(onWhite(0x77 / 255)).toBeLessThan(READABLE)
  expect(onWhite(0x94 / 255)).toBeGreaterThan(DISCERNIBLE)
  expect(onWhite(0x95 / 255)).toBeLessThan(DISCERNIBLE)
})
