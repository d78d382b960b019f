import { expect, it } from 'vitest'
import { colourName } from '../../src/colour/colour-name'

it.each([
  ['black', ['#000000', '#111111', '#0F172A']],
  ['white', ['#FFFFFF', '#FAF7F2']],
  ['grey', ['#71717A', '#D4D4D8', '#334155']],
  ['beige', ['#E7D8C0', '#FEF3C7']],
  ['brown', ['#8B4513', '#78350F']],
  ['red', ['#FF0000', '#EF4444', '#B91C1C', '#7F1D1D']],
  ['orange', ['#F97316', '#C2410C', '#F59E0B']],
  ['yellow', ['#FACC15']],
  ['green', ['#22C55E', '#15803D', '#84CC16', '#10B981']],
  ['teal', ['#14B8A6']],
  ['blue', ['#3B82F6', '#1E40AF', '#0EA5E9', '#0D99FF', '#6366F1']],
  ['purple', ['#8B5CF6', '#5B21B6', '#A855F7']],
  ['pink', ['#EC4899', '#F43F5E']]
])('%s is what people call %s', (name, colours) => {
  expect(new Set(colours.map(colourName))).toEqual(new Set([name]))
})
