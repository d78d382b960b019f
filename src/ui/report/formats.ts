export const REPORT_FORMATS = ['html', 'markdown', 'json'] as const

export type ReportFormat = (typeof REPORT_FORMATS)[number]

interface FormatFacts {
  name: string
  ending: string
  type: string
  help: string
  /** False where a copied text would be of no use. */
  copies: boolean
}

export const FORMAT_FACTS: Record<ReportFormat, FormatFacts> = {
  html: {
    name: 'HTML',
    ending: 'html',
    type: 'text/html;charset=utf-8',
    help: 'One page with all pictures, for any browser. Print it there to get a PDF.',
    copies: false
  },
  markdown: {
    name: 'Markdown',
    ending: 'md',
    type: 'text/markdown;charset=utf-8',
    help: 'Text and tables without pictures, for a ticket, a wiki or a message.',
    copies: true
  },
  json: {
    name: 'JSON',
    ending: 'json',
    type: 'application/json',
    help: 'All numbers, unrounded, for scripts and spreadsheets.',
    copies: true
  }
}
