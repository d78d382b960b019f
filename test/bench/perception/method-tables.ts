import { formatted } from '../../support/formatted'
import type { Table } from '../table'
import { longDate } from './summary-table'
import { markdownOf } from './markdown'

/** Every table of a run as Markdown, for docs/method.md. */
export function methodTables(tables: readonly Table[], today: Date): Promise<string> {
  const start = `## Every figure\n\nOf one run of \`npm run bench -- perception\` on ${longDate(today)}.`
  const text = [start, ...tables.map(markdownOf)].join('\n\n')
  return formatted('method.md', text)
}
