import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LONGEST_NAME, tellApart } from '../../../src/ui/compare/tell-apart'

const named = (...names: string[]): string[] =>
  tellApart(names.map((name) => ({ name }))).map(({ name }) => name)

it('numbers a duplicated frame, which keeps its name, and leaves all other names as they are', () => {
  expect(named('Page', 'Page', 'Other', 'Page')).toEqual(['Page', 'Page (2)', 'Other', 'Page (3)'])
})

it('takes no name that another frame has', () => {
  expect(named('Page', 'Page', 'Page (2)')).toEqual(['Page', 'Page (3)', 'Page (2)'])
})

it('numbers long names that differ only where they are cut', () => {
  const start = 'Homepage redesign / 2026 / desktop / variant '
  expect(named(`${start}A`, `${start}B`)).toEqual([
    `${start}A`,
    'Homepage redesign / 2026 / desktop … (2)'
  ])
})

it('leaves no two frames that a sentence would call the same', () => {
  const name = fc.oneof(fc.constantFrom('A', 'A (2)', 'A'.repeat(60), ''), fc.string())
  fc.assert(
    fc.property(fc.array(name, { maxLength: 6 }), (names) => {
      const said = named(...names).map((name) =>
        Array.from(name)
          .slice(0, LONGEST_NAME - 1)
          .join('')
      )
      expect(new Set(said).size).toBe(names.length)
    })
  )
})
