import type { Table } from '../table'

/** A table as Markdown; the formatter aligns it. */
export function markdownTable(header: string[], rows: string[][]): string {
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A measured table with its title and how it was measured. */
export function markdownOf({ title, note, columns, rows }: Table): string {
  const cells = rows.map(({ label, values }) => [label, ...values.map(String)])
  return [`### ${title}`, note, markdownTable(['', ...columns], cells)].join('\n\n')
}

/** Two decimals without the leading zero, as psychologists write what is at most one; a dash where there is none. */
export function short(value: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(2).replace(/^(-?)0\./, '$1.')
}

export function percent(part: number): string {
  return Number.isNaN(part) ? '–' : `${Math.round(100 * part)}%`
}
