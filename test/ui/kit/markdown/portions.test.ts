import fc from 'fast-check'
import type { Tokens } from 'marked'
import { describe, expect, it } from 'vitest'
import {
  type Portion,
  readable,
  referencesIn,
  takePortion
} from '../../../../src/ui/kit/markdown/portions'

function portionsOf(markdown: string): Portion[] {
  const text = readable(markdown)
  const references = referencesIn(text)
  const portions = [takePortion(text, '', references)]
  for (let last = portions[0]!; last.rest !== '';) {
    last = takePortion(last.rest, last.head, references)
    portions.push(last)
  }
  return portions
}

/** Texts of 60,000 characters and more. */
const LONG: Record<string, string> = {
  headings: '# Heading\n'.repeat(7_000),
  'one paragraph': 'word '.repeat(12_000),
  'one line of one word': 'a'.repeat(60_000),
  lines: 'line\n'.repeat(12_000),
  'paragraphs with Windows’ line ends': 'A sentence that goes on.\r\n\r\n'.repeat(3_000),
  'a list': '- item\n'.repeat(9_000),
  'a table': `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(6_000)}`,
  code: `\`\`\`\n${'code\n'.repeat(12_000)}\`\`\``,
  'empty lines': `a${'\n'.repeat(60_000)}b`,
  tabs: `a${'\t'.repeat(60_000)}b`
}

describe('a portion of a text', () => {
  it.each(Object.entries(LONG))('is bounded in characters and lines, of %s', (_, markdown) => {
    const portions = portionsOf(markdown)
    expect(portions.map(({ text }) => text).join('')).toBe(readable(markdown))
    for (const { text, tokens } of portions) {
      expect(text.length).toBeLessThanOrEqual(4_000)
      expect(text.split('\n').length).toBeLessThanOrEqual(121)
      expect(tokens).not.toBeNull()
      expect(tokens!.length).toBeLessThanOrEqual(120)
    }
  })

  it('loses nothing of any text, and is the whole of a short one', () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 20_000, size: 'max' }),
      fc
        .array(fc.constantFrom('# a\n', '- b\n', '\n\n', 'word ', '> ', '| c |\n', '```\n', '**'), {
          maxLength: 3_000,
          size: 'max'
        })
        .map((pieces) => pieces.join(''))
    )
    fc.assert(
      fc.property(texts, (markdown) => {
        const text = readable(markdown)
        const portions = portionsOf(markdown)
        expect(portions.map((portion) => portion.text).join('')).toBe(text)
        if (text.length <= 4_000 && text.split('\n').length <= 120) expect(portions).toHaveLength(1)
      })
    )
  })

  it('ends with a block, where one ends in its second half', () => {
    const paragraphs = 'A sentence that goes on.\n\n'.repeat(1_000)
    const [first, second] = portionsOf(paragraphs)
    expect(first!.text).toMatch(/goes on\.\n*$/)
    expect(second!.text).toMatch(/^\n*A sentence/)
    const list = `${'word '.repeat(700)}\n\n${'- item\n'.repeat(200)}`
    expect(portionsOf(list)[0]!.text).not.toContain('item')
  })

  it('ends with a line or a word of a block that is longer', () => {
    expect(portionsOf(LONG.lines!)[0]!.text).toMatch(/line\n$/)
    expect(portionsOf(LONG['one paragraph']!)[0]!.text).toMatch(/word $/)
  })

  it('that is nested too deeply is not taken apart, but those before and after it are', () => {
    const portions = portionsOf(`Before.\n\n${'> '.repeat(1_900)}\n\n${'After. '.repeat(500)}`)
    const taken = portions.map(({ tokens }) => tokens !== null)
    expect(taken).toContain(false)
    expect(taken.at(-1)).toBe(true)
  })
})

describe('a block that is longer than a portion', () => {
  const kinds = (markdown: string): string[] =>
    portionsOf(markdown).flatMap(({ tokens }) => tokens!.map(({ type }) => type))

  it('is a table in every portion, under its own head', () => {
    const portions = portionsOf(LONG['a table']!)
    const tables = portions.flatMap(({ tokens }) => tokens as Tokens.Table[])
    expect(new Set(kinds(LONG['a table']!))).toEqual(new Set(['table']))
    for (const { header } of tables) expect(header.map(({ text }) => text)).toEqual(['a', 'b'])
    expect(tables.flatMap(({ rows }) => rows)).toHaveLength(6_000)
  })

  it.each(['```', '~~~~'])('is code in every portion, up to the %s that ends it', (fence) => {
    const code = `${fence}js\n${'# no heading\n\n'.repeat(3_000)}${fence}\n\n# A heading\n`
    const found = kinds(code).filter((kind) => kind !== 'space')
    expect(found.at(-1)).toBe('heading')
    expect(new Set(found.slice(0, -1))).toEqual(new Set(['code']))
  })

  it('has no head left for the text after it', () => {
    const table = `| a |\n|---|\n${'| 1 |\n'.repeat(118)}\n${'A sentence.\n\n'.repeat(200)}`
    expect(kinds(table).filter((kind) => kind === 'table')).toHaveLength(1)
  })
})

it('a reference is known in every portion, wherever its address stands', () => {
  const text = `${'A [link][far] here.\n\n'.repeat(400)}[far]: https://example.com/far`
  for (const { tokens } of portionsOf(text)) {
    const [first] = tokens!.filter(({ type }) => type === 'paragraph') as Tokens.Paragraph[]
    if (first === undefined) continue
    expect(first.tokens).toContainEqual(
      expect.objectContaining({ type: 'link', href: 'https://example.com/far' })
    )
  }
})

describe('words', () => {
  it('are never longer than a browser lays out at once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2_000 })), (lengths) => {
        const text = lengths.map((length) => 'ö'.repeat(length)).join(' ')
        for (const word of readable(text).split(' ')) expect(word.length).toBeLessThanOrEqual(201)
      })
    )
  })

  it('of a common length stay as they are, and so does what is between them', () => {
    const text = 'Donaudampfschifffahrtsgesellschaft\n\n- **https://example.com/a/path**  \nend'
    expect(readable(text)).toBe(text)
  })

  it('of 100,000 letters take no time', () => {
    expect(readable('a'.repeat(100_000))).toBe('a'.repeat(200) + '…')
  })
})
