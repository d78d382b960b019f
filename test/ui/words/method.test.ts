import { expect, it } from 'vitest'
import { words } from '../../../src/ui/words/words'
import { german } from '../../../src/ui/words/words.de'

it('numbers are called estimates, and by whom the number of people was learned', () => {
  expect(words().method[0]).toMatch(/estimate/)
  expect(words().method[1]).toMatch(/fitted to people who looked at web pages; phones and other/)
  expect(words().method[2]).toBe(
    'Early enough is what half of the people see within 2 seconds, or what is among the first three.'
  )
  expect(german.method[0]).toMatch(/schätzt/)
  expect(german.method[1]).toMatch(/Webseiten.*mobile Bildschirme/)
  expect([...words().method, ...german.method].join(' ')).not.toMatch(/pixel/i)
})
