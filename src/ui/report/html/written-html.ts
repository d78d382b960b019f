import type { ComponentChildren } from 'preact'
import { elementsOf, type SafeElement } from '../../kit/markdown/elements'
import { renderMarkdown } from '../../kit/markdown/render-markdown'
import type { ReportText } from '../report'
import { escapeHtml } from './escape-html'

/**
 * A text from outside as HTML: what the panel's own allow-list lets through, every text escaped. Its
 * headings begin at `level`.
 */
export function writtenHtml({ markdown, tokens }: ReportText, level: number): string {
  if (tokens === null) return `<p class="raw">${escapeHtml(markdown)}</p>`
  return html(renderMarkdown(tokens, followedByTheBrowser), level)
}

const followedByTheBrowser = (): void => undefined

const VOID = new Set(['br', 'hr'])

function html(children: ComponentChildren, level: number): string {
  return elementsOf(children)
    .map((child) => (typeof child === 'string' ? escapeHtml(child) : element(child, level)))
    .join('')
}

function element({ name, children, href, start }: SafeElement, level: number): string {
  const tag = /^h\d$/.test(name) ? `h${Math.min(6, level + (name === 'h3' ? 0 : 1))}` : name
  if (VOID.has(tag)) return `<${tag}>`
  const link = href === null ? '' : ` href="${escapeHtml(href)}" rel="noreferrer noopener"`
  const first = start === 1 ? '' : ` start="${start}"`
  return `<${tag}${link}${first}>${html(children, level)}</${tag}>`
}
