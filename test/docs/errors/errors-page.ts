import { readFileSync } from 'node:fs'
import { formatted } from '../../support/formatted'
import type { GlanceError } from '../../../src/errors'
import { mayBeAccepted } from '../../../src/client'
import { CLIENT_ERRORS } from './client-errors'
import { pluginErrors, type SaidError } from './plugin-errors'

const INTRO = `# What can fail, and what to do

Written by \`npm run docs\` from the errors themselves and their words; a test keeps it so. The panel and the command line
say the same sentences, in German too. What stands in ‹› is put in.

**Sent** says whether anything had left the computer: _no_, _yes_, or _perhaps_, where no answer came. **Charged** is about
the request that creates an analysis: _perhaps_ means that the service may have accepted it, so that sending it again may
count twice. Glance never does so by itself: it asks. _was accepted_ means that it had been taken on before; whether one
that failed is charged is the service's to say. All other requests may be repeated and are not charged.
`

const SENT: Record<SaidError['sent'], string> = {
  no: 'no',
  yes: 'yes',
  maybe: 'perhaps',
  depends: 'as far as it had come'
}

export const FILE = 'docs/errors.md'

/** The page as prettier would have it. */
export async function errorsPage(): Promise<string> {
  const ofPlugin = (await pluginErrors()).map(rowOf)
  const page = [
    INTRO,
    ...CLIENT_ERRORS.flatMap(({ title, charged, errors }) => [
      `## ${title}\n`,
      table(
        [...HEAD, 'charged'],
        errors.map((error) => [...rowOf(error.toData()), CHARGED[charged](error)])
      )
    ]),
    '## In the plugin itself\n',
    'None of these has to do with the creating of an analysis: what a service has accepted can still be fetched.\n',
    table(HEAD, ofPlugin)
  ].join('\n')
  return formatted('errors.md', page)
}

export function writtenPage(): string {
  return readFileSync(FILE, 'utf8')
}

const HEAD = ['code', 'what is said', 'what to do', 'sent']

const CHARGED = {
  no: () => 'no',
  asked: (error: GlanceError) => (mayBeAccepted(error) ? 'perhaps' : 'no'),
  accepted: () => 'was accepted'
}

function rowOf({ code, message, advice, sent }: SaidError): string[] {
  return [code, message, advice, SENT[sent]]
}

/** By code, each row once. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = rows.map(([code, ...cells]) => line([`\`${code}\``, ...cells]))
  return `${[line(head), line(head.map(() => '---')), ...[...new Set(lines)].sort()].join('\n')}\n`
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
