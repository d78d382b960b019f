import type { ComponentChildren } from 'preact'
import { elementsOf, type SafeElement } from '../../kit/markdown/elements'
import { renderMarkdown } from '../../kit/markdown/render-markdown'
import type { ReportText } from '../report'
import { asLine } from './escape-markdown'
import { fence } from './fence'
import { inlineMarkdown, isInline } from './inline-markdown'
import { pipeTable } from './table-markdown'

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
