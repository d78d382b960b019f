import type { Cell, Table } from '../outline/blocks'
import { escapeHtml } from './escape-html'

export function tableHtml({ caption, columns, rows }: Table): string {
  const head = columns.map(
    ({ name, align }) => `<th scope="col" class="${align}">${escapeHtml(name)}</th>`
  )
  const body = rows.map(({ cells, marked }) => {
    const inner = cells.map((cell, index) => cellHtml(cell, columns[index]?.align ?? 'start'))
    return `<tr${marked ? ' class="marked"' : ''}>${inner.join('')}</tr>`
  })
  return (
    `<div class="scroll"><table><caption>${escapeHtml(caption)}</caption>` +
    `<thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  )
}

function cellHtml({ text, note, bar }: Cell, align: string): string {
  const words = `<span>${escapeHtml(text)}</span>`
  const aside = note === undefined ? '' : ` <small>${escapeHtml(note)}</small>`
  if (bar === undefined) return `<td class="${align}">${words}${aside}</td>`
  const length = `--part:${bar.toFixed(4)}`
  return `<td class="${align} measured">${words}<i class="bar" style="${length}"></i>${aside}</td>`
}
