import type { Table } from '../outline/blocks'
import { escapeMarkdown } from './escape-markdown'

export function tableMarkdown({ columns, rows }: Table): string {
  const named = columns.findIndex(({ align }) => align === 'start')
  const body = rows.map(({ cells, marked }) =>
    cells.map(({ text, note }, index) => {
      const words = escapeMarkdown(text)
      const strong = marked && index === named && words !== '' ? `**${words}**` : words
      return note === undefined ? strong : `${strong} (${escapeMarkdown(note)})`
    })
  )
  return pipeTable(
    columns.map(({ name }) => escapeMarkdown(name)),
    columns.map(({ align }) => (align === 'end' ? '---:' : '---')),
    body
  )
}

/** Cells as a table; each is Markdown of one line without a bare pipe. */
export function pipeTable(
  head: readonly string[],
  rule: readonly string[],
  body: readonly (readonly string[])[]
): string {
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
