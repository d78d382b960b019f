import type { Cell, Table } from '../outline/blocks'
import { escapeHtml } from './escape-html'

export function tableHtml({ caption, columns, rows }: Table): string {
  const head = columns.map(
    ({ name, align }) => `<th scope="col" class="${align}">${escapeHtml(name)}</th>`
  )
  const classes = columns.map(({ align }, index) =>
    rows.some(({ cells }) => cells[index]?.bar !== undefined) ? `${align} measured` : align
  )
  const body = rows.map(({ cells, marked }) => {
    const inner = cells.map((cell, index) => cellHtml(cell, classes[index] ?? 'start'))
    return `<tr${marked ? ' class="marked"' : ''}>${inner.join('')}</tr>`
  })
  return (
    `<div class="scroll"><table><caption>${escapeHtml(caption)}</caption>` +
    `<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  )
}

function cellHtml({ text, note, bar }: Cell, classes: string): string {
  const words = `<span>${escapeHtml(text)}</span>`
  const aside = note === undefined ? '' : ` <small>${escapeHtml(note)}</small>`
  const length = bar === undefined ? '' : `<i class="bar" style="--part:${bar.toFixed(4)}"></i>`
  return `<td class="${classes}">${words}${length}${aside}</td>`
}
