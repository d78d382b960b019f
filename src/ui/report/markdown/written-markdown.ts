import type { ComponentChildren } from 'preact'
import { elementsOf, type SafeElement } from '../../kit/markdown/elements'
import { renderMarkdown } from '../../kit/markdown/render-markdown'
import type { ReportText } from '../report'
import { asLine, codeSpan, escapeInline, fence, pipeTable } from './escape-markdown'

/**
 * A text from outside, written anew from what the panel's allow-list lets through, so that it can neither
 * bring HTML or pictures nor leave a fence open. Its headings begin at `level`.
 */
export function writtenMarkdown({ markdown, tokens }: ReportText, level: number): string {
  if (tokens === null) return fence(markdown)
  return blocks(
    renderMarkdown(tokens, () => undefined),
    level
  )
}

function blocks(children: ComponentChildren, level: number): string {
  const written: string[] = []
  let line = ''
  for (const child of elementsOf(children)) {
    if (typeof child === 'string' || isInline(child)) {
      line += inlineMarkdown(child)
      continue
    }
    written.push(asLine(line), block(child, level))
    line = ''
  }
  return [...written, asLine(line)].filter((text) => text !== '').join('\n\n')
}

function block({ name, children, start }: SafeElement, level: number): string {
  switch (name) {
    case 'h3':
    case 'h4':
      return heading(children, level + (name === 'h3' ? 0 : 1))
    case 'ul':
      return list(children, level, () => '- ')
    case 'ol':
      return list(children, level, (index) => `${start + index}. `)
    case 'blockquote':
      return prefix(blocks(children, level), '> ', '> ')
    case 'pre':
      return fence(textOf(children))
    case 'hr':
      return '***'
    case 'table':
      return table(children)
    default:
      return blocks(children, level)
  }
}

function heading(children: ComponentChildren, level: number): string {
  const line = inlineLine(children)
  return line === '' ? '' : `${'#'.repeat(Math.min(6, level))} ${line}`
}

function list(children: ComponentChildren, level: number, mark: (index: number) => string): string {
  const items = elementsOf(children).filter((child) => typeof child !== 'string')
  return items
    .map((item, index) => {
      const opening = mark(index)
      return prefix(blocks(item.children, level), opening, ' '.repeat(opening.length))
    })
    .join('\n')
}

function table(children: ComponentChildren): string {
  const rows = elementsNamed(children, 'tr').map((row) =>
    elementsOf(row.children).map((cell) =>
      typeof cell === 'string' ? '' : inlineLine(cell.children, true)
    )
  )
  const [head = [], ...body] = rows
  return pipeTable(
    head,
    head.map(() => '---'),
    body
  )
}

function elementsNamed(children: ComponentChildren, wanted: string): SafeElement[] {
  return elementsOf(children).flatMap((child) => {
    if (typeof child === 'string') return []
    return child.name === wanted ? [child] : elementsNamed(child.children, wanted)
  })
}

function inlineLine(children: ComponentChildren, inTable = false): string {
  const line = elementsOf(children).map((child) => inlineMarkdown(child, inTable))
  return asLine(line.join('').replace(/\s*\\?\n\s*/g, ' '))
}

function textOf(children: ComponentChildren): string {
  return elementsOf(children)
    .map((child) => (typeof child === 'string' ? child : textOf(child.children)))
    .join('')
}

function prefix(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : others}${line}`.trimEnd())
    .join('\n')
}

const INLINE = new Set(['strong', 'em', 'del', 'code', 'br', 'a'])

function isInline({ name }: SafeElement): boolean {
  return INLINE.has(name)
}

/** Text within a line. In a table's cell nothing may hold a bare pipe, code least of all. */
function inlineMarkdown(child: string | SafeElement, inTable = false): string {
  if (typeof child === 'string') return escapeInline(child.replace(/[ \p{Cc}]+/gu, ' '))
  const { name, children, href } = child
  const inner = (): string =>
    elementsOf(children)
      .map((part) => inlineMarkdown(part, inTable))
      .join('')
  switch (name) {
    case 'strong':
      return around(inner(), '**')
    case 'em':
      return around(inner(), '*')
    case 'del':
      return around(inner(), '~~')
    case 'code':
      return code(children, inTable)
    case 'br':
      return '\\\n'
    case 'a':
      return href === null ? inner() : `[${inner()}](<${encodeAddress(href)}>)`
    default:
      return inner()
  }
}

function code(children: SafeElement['children'], inTable: boolean): string {
  const text = elementsOf(children)
    .filter((part) => typeof part === 'string')
    .join('')
  if (text.trim() === '') return ''
  return inTable && /[|\\]/.test(text) ? escapeInline(text.replace(/\s+/g, ' ')) : codeSpan(text)
}

/** Marks do not count with a space inside them. */
function around(inner: string, mark: string): string {
  const text = inner.trim()
  if (text === '') return inner
  const at = inner.indexOf(text)
  return `${inner.slice(0, at)}${mark}${text}${mark}${inner.slice(at + text.length)}`
}

/** `safeLink` has parsed the address; this keeps it from ending where Markdown would end it. */
function encodeAddress(href: string): string {
  return href.replace(
    /[<>()[\]\\|`*_~\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`
  )
}
