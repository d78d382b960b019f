import { writeMarkdown } from './markdown/write-markdown'
import { writePage } from './page'
import type { Report } from './report'

/** A report as a file. HTML shows the pictures that were gathered, Markdown leaves them out. */
export function writeReport(
  report: Report,
  format: ReportFormat,
  styleSheetOf: (html: string) => string
): Blob {
  const pieces = format === 'html' ? writePage(report, styleSheetOf) : [...writeMarkdown(report)]
  return new Blob(pieces, { type: FORMAT_FACTS[format].type })
}

export const FORMAT_FACTS = {
  html: { name: 'HTML', ending: 'html', type: 'text/html;charset=utf-8' },
  markdown: { name: 'Markdown', ending: 'md', type: 'text/markdown;charset=utf-8' }
}

export type ReportFormat = keyof typeof FORMAT_FACTS

const MAX_CHARACTERS = 60

/** A file's name made of a report's title: letters, digits and hyphens, such as `landing-a-glance.html`. */
export function fileName(title: string, format: ReportFormat): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  const name = Array.from((words ?? ['frame']).join('-'))
    .slice(0, MAX_CHARACTERS)
    .join('')
  return `${name.replace(/-$/, '')}-glance.${FORMAT_FACTS[format].ending}`
}
