import { readdirSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GERMAN } from '../../../src/ui/app/german'

/** What the panel is made of that has words of its own. */
const ROOMS = ['bridge', 'client', 'engine', 'errors', 'file', 'service', 'ui', 'workers']

const features = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => basename(file) === 'words.ts' && ROOMS.some((room) => file.startsWith(`${room}/`))
  )
  .map((file) => dirname(file))
  .sort()

/** Words that are the same in both languages. */
const SAME = new Set([
  '',
  'JSON',
  'XML',
  'Analyse',
  'Board',
  'Frame',
  'Buttons',
  'Desktop',
  'Frames',
  'Hotspots',
  'Live',
  'Medium',
  'Tag',
  'Tags',
  'Video'
])

/** A table's strings and functions, by their path in it. */
function entriesOf(table: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof table !== 'object' || table === null) return [[path, table]]
  return Object.entries(table).flatMap(([key, value]) => entriesOf(value, `${path}/${key}`))
}

async function tablesOf(
  feature: string
): Promise<[path: string, english: unknown, german: unknown][]> {
  const file = resolve('src', feature, 'words.ts')
  const { words } = (await import(/* @vite-ignore */ file)) as { words: () => object }
  const german = new Map(entriesOf(GERMAN[feature]))
  return entriesOf(words()).map(([path, value]) => [feature + path, value, german.get(path)])
}

describe('the panel in German', () => {
  it('has the words of every feature', () => {
    // Advice, names of layers and sentences of the summary are tables beside the engine's other words.
    const beside = ['engine/texts/advice', 'engine/texts/names', 'engine/texts/written']
    expect(Object.keys(GERMAN).sort()).toEqual([...features, ...beside].sort())
  })

  it.each(features)('says everything that %s says, in other words', async (feature) => {
    for (const [path, english, german] of await tablesOf(feature)) {
      expect(typeof german, path).toBe(typeof english)
      if (typeof german === 'function' && typeof english === 'function')
        expect(german.length, path).toBe(english.length)
      if (typeof german === 'string' && !SAME.has(german)) expect(german, path).not.toBe(english)
    }
  })

  it.each(features)('is set as German is, in %s', (feature) => {
    for (const [path, value] of entriesOf(GERMAN[feature])) {
      const written = String(value)
      expect(written, path).not.toMatch(/”|undefined/)
      expect(written.match(/„/g)?.length, path).toBe(written.match(/“/g)?.length)
      // A number keeps its unit.
      expect(written, path).not.toMatch(/[\d}] %/)
      if (typeof value === 'string') expect(value, path).not.toMatch(/^\s|\s$| {2}|\S…$|"/)
    }
  })
})
