import { elementsOf, type SafeElement } from '../../kit/markdown/elements'
import { escapeInline } from './escape-markdown'
import { codeSpan } from './fence'

const INLINE = new Set(['strong', 'em', 'del', 'code', 'br', 'a'])

export function isInline({ name }: SafeElement): boolean {
  return INLINE.has(name)
}

/** Text within a line. In a table's cell nothing may hold a bare pipe, code least of all. */
export function inlineMarkdown(child: string | SafeElement, inTable = false): string {
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
