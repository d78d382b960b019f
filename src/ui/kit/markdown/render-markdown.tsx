import type { MarkedToken, Token, Tokens } from 'marked'
import type { ComponentChildren, JSX, VNode } from 'preact'
import { useMemo } from 'preact/hooks'
import { lexMarkdown, readable } from './lex-markdown'

type OpenLink = (url: string) => void

interface Props {
  markdown: string
  open: OpenLink
  classes: { text: string | undefined; raw: string | undefined }
}

/** A text from outside; one that is nested too deeply to be drawn is shown as it came. */
export function MarkdownText({ markdown, open, classes }: Props): JSX.Element {
  const text = useMemo(() => readable(markdown), [markdown])
  const nodes = useMemo(() => {
    const tokens = lexMarkdown(text)
    return tokens && renderMarkdown(tokens, open)
  }, [text, open])
  return <div class={classes.text}>{nodes ?? <p class={classes.raw}>{text}</p>}</div>
}

/**
 * Markdown from outside as preact nodes, by allow-list: whatever is not named here becomes nothing.
 * No HTML and no images; links are https or mailto and go through `open`.
 */
export function renderMarkdown(tokens: readonly Token[], open: OpenLink): ComponentChildren[] {
  return tokens.map((token) => draw(token as MarkedToken, open))
}

function draw(token: MarkedToken, open: OpenLink): ComponentChildren {
  const inside: Inside = ({ tokens }) => renderMarkdown(tokens ?? [], open)
  switch (token.type) {
    case 'heading':
      // The panel's own headings are h1 and h2; texts start at any depth, and no level may be skipped.
      return token.depth <= 3 ? <h3>{inside(token)}</h3> : <h4>{inside(token)}</h4>
    case 'paragraph':
      return <p>{inside(token)}</p>
    case 'list':
      return list(token, inside)
    case 'blockquote':
      return <blockquote>{inside(token)}</blockquote>
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'hr':
      return <hr />
    case 'table':
      return table(token, inside)
    case 'text':
      return token.tokens ? inside(token) : decodeEntities(token.text)
    case 'escape':
      return token.text
    case 'strong':
      return <strong>{inside(token)}</strong>
    case 'em':
      return <em>{inside(token)}</em>
    case 'del':
      return <del>{inside(token)}</del>
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'image':
      return decodeEntities(token.text)
    case 'link':
      return link(token, inside(token), open)
    default:
      return null
  }
}

type Inside = (parent: { tokens?: Token[] | undefined }) => ComponentChildren[]

function list(token: Tokens.List, inside: Inside): VNode {
  const items = token.items.map((item, index) => <li key={index}>{inside(item)}</li>)
  if (!token.ordered) return <ul>{items}</ul>
  return <ol start={token.start === '' ? 1 : token.start}>{items}</ol>
}

function table(token: Tokens.Table, inside: Inside): VNode {
  const cells = (row: Tokens.TableCell[], Cell: 'td' | 'th'): JSX.Element[] =>
    row.map((cell, index) => <Cell key={index}>{inside(cell)}</Cell>)
  return (
    <table>
      <thead>
        <tr>{cells(token.header, 'th')}</tr>
      </thead>
      <tbody>
        {token.rows.map((row, index) => (
          <tr key={index}>{cells(row, 'td')}</tr>
        ))}
      </tbody>
    </table>
  )
}

function link(
  token: Tokens.Link,
  children: ComponentChildren[],
  open: OpenLink
): ComponentChildren {
  const href = safeLink(token.href)
  if (href === null) return children
  const follow = (event: Event): void => {
    event.preventDefault()
    open(href)
  }
  return (
    <a href={href} rel="noreferrer noopener" onClick={follow}>
      {children}
    </a>
  )
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—'
}

/** Character references of HTML as text; unknown ones stay as written. The result is text, never markup. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (all, ...groups) => {
    const [decimal, hex, name] = groups as (string | undefined)[]
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? all
    const code = decimal === undefined ? parseInt(hex ?? '', 16) : parseInt(decimal, 10)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
}

const ALLOWED = new Set(['https:', 'mailto:'])

/** The address of a link that may be opened, or null: https and mailto only, without sign-in data. */
function safeLink(href: string): string | null {
  try {
    const url = new URL(href)
    const isPlain = url.username === '' && url.password === '' && !/\s/.test(url.href)
    return ALLOWED.has(url.protocol) && isPlain ? url.href : null
  } catch {
    // Not an absolute address.
    return null
  }
}
