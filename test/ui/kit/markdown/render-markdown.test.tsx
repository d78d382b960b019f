import * as fc from 'fast-check'
import type { ComponentChildren } from 'preact'
import { describe, expect, it } from 'vitest'
import { lexMarkdown, readable } from '../../../../src/ui/kit/markdown/lex-markdown'
import { renderMarkdown } from '../../../../src/ui/kit/markdown/render-markdown'
import { runs } from '../../../support/fuzz/runs'
import { elements, textOf } from '../../support/elements'

const ALLOWED = new Set(
  'h3 h4 p ul ol li blockquote pre code hr table thead tbody tr th td strong em del br a'.split(' ')
)

const opened: string[] = []
const render = (markdown: string): ComponentChildren =>
  renderMarkdown(lexMarkdown(markdown) ?? [], (url) => opened.push(url))
const names = (markdown: string): unknown[] => elements(render(markdown)).map(({ type }) => type)

describe('Markdown from outside', () => {
  it('keeps headings, lists, emphasis, tables and code', () => {
    expect(names('# A\n\n- **b** *c* ~~d~~ `e`\n')).toEqual([
      'h3', 'ul', 'li', 'strong', 'em', 'del', 'code'
    ]) // prettier-ignore
    expect(names('| a | b |\n|---|---|\n| 1 | 2 |\n')).toContain('table')
    expect(textOf(render('1. one\n2. two'))).toBe('onetwo')
  })

  it('shows characters written as entities', () => {
    expect(textOf(render('R&amp;D &lt;3 &#8211; &unknown;'))).toBe('R&D <3 – &unknown;')
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an event handler', '<img src=x onerror=alert(1)>'],
    ['a frame', 'text <iframe src="https://evil.example"></iframe>'],
    ['a style', '<style>body{display:none}</style>'],
    ['an SVG', '<svg onload=alert(1)></svg>']
  ])('drops %s', (_, markdown) => {
    for (const { type, props } of elements(render(markdown))) {
      expect(ALLOWED).toContain(type)
      expect(Object.keys(props)).toEqual(['children'])
    }
    expect(textOf(render(markdown))).not.toContain('<')
  })

  it('shows what an image says instead of loading it', () => {
    expect(names('![a chart](https://evil.example/pixel.png)')).toEqual(['p'])
    expect(textOf(render('![a chart](https://evil.example/pixel.png)'))).toBe('a chart')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#115;cript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    'http://example.com',
    'file:///etc/passwd',
    '//example.com',
    '/relative',
    'figma://file',
    'https://user:secret@example.com',
    'mailto:some one@example.com'
  ])('makes no link of %s', (href) => {
    expect(names(`[here](<${href}>)`)).not.toContain('a')
    expect(textOf(render(`[here](<${href}>)`))).toBe('here')
  })

  it('opens https and mailto links through Figma, never by itself', () => {
    const [link] = elements(render('[site](https://example.com/a)')).filter(
      ({ type }) => type === 'a'
    )
    let prevented = false
    const click = link?.props.onClick as (event: { preventDefault: () => void }) => void
    click({ preventDefault: () => (prevented = true) })
    expect(prevented).toBe(true)
    expect(opened.at(-1)).toBe('https://example.com/a')
    expect(names('[mail](mailto:a@example.com)')).toContain('a')
  })

  it('is refused where its parts lie in each other deeper than the panel can draw, and shown as it came', () => {
    const lists = Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
    for (const deep of ['>'.repeat(200), '>'.repeat(8_000), '1. '.repeat(2_600), lists]) {
      expect(lexMarkdown(deep)).toBeNull()
    }
    const usual = Array.from({ length: 12 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
    expect(names(usual).filter((name) => name === 'ul')).toHaveLength(12)
  })

  it('is cut where no file would keep more of it, in its words, too', () => {
    expect(readable('word '.repeat(60_000))).toHaveLength(7_999)
    expect(readable('a'.repeat(100_000))).toBe(`${'a'.repeat(200)}…`)
    const usual = 'Donaudampfschifffahrtsgesellschaft\n\n- **https://example.com/a/path**  \nend'
    expect(readable(usual)).toBe(usual)
  })

  it('is drawn or refused, whatever is said again and again', () => {
    const piece = fc.constantFrom(
      ...['>', '> ', '- ', '  - ', '1. ', '*', '_a*', '**a ', '[', '![', '](', '`', '~~', '|', '\n', '<b>', '&#', '\\', 'a@', 'https://']
    ) // prettier-ignore
    const said = fc
      .tuple(fc.array(piece, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 300 }))
      .map(([pieces, times]) => pieces.join('').repeat(times))
    fc.assert(
      fc.property(said, (markdown) => {
        for (const { type } of elements(render(markdown))) expect(ALLOWED).toContain(type)
      }),
      runs(30)
    )
  })

  it('gives allowed elements only, with allowed attributes only, whatever the text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '# ', '- ', '1. ', '> ', '```', '`', '**', '_', '~~', '\n\n', '\n', '|', '|---|', '    ',
        '<b>', '<script>', '</script>', '<img src=x onerror=y>', '<!--', '-->', '<a href="javascript:x">',
        '[x](javascript:y)', '[x](https://e.example)', '![x](https://e.example)', '[x]: javascript:y', '[x]',
        '<https://e.example>', '<javascript:x>', 'https://e.example', 'www.e.example', '&lt;', '&#0;', '- [ ] '
      )
    ) // prettier-ignore
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const { type, props } of elements(render(pieces.join('')))) {
          expect(ALLOWED).toContain(type)
          const attributes = Object.keys(props).filter((name) => name !== 'children')
          const expected = { a: ['href', 'rel', 'onClick'], ol: ['start'] }[type as string] ?? []
          expect(attributes).toEqual(expected)
          if (type === 'a') expect(props.href).toMatch(/^(https:|mailto:)/)
        }
      }),
      { numRuns: 500 }
    )
  })
})
