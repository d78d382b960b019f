import { expect, it } from 'vitest'
import { type Kind, KINDS } from '../../../src/perception'
import { usualClarity } from '../../../src/engine/texts/measured'

const NONE = { desktop: 0, phone: 0, poster: 0, chart: 0, photograph: 0 }
const of = (kind: Kind) => usualClarity({ ...NONE, [kind]: 1 })?.of

it('nothing is usual for a picture whose kind is not clear', () => {
  expect(usualClarity({ ...NONE, desktop: 0.5, poster: 0.5 })).toBeNull()
})

it('what is usual is said of a kind by name, where pictures of it were measured', () => {
  expect(KINDS.map(of)).toEqual(['desktop', undefined, 'poster', 'poster', 'photograph'])
})

it('a design with words is compared with posters and advertisements, however much a photograph it is', () => {
  expect(usualClarity({ ...NONE, photograph: 1 }, true)?.of).toBe('poster')
  expect(usualClarity({ ...NONE, desktop: 1 }, true)?.of).toBe('desktop')
})
