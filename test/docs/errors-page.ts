import { type ErrorName, mayBeAccepted } from '../../src/client'
import { ACCEPTED, ASKED, UNSENT, UPLOADING } from '../../src/client/errors/table'
import type { GlanceError } from '../../src/errors'
import { exampleOf } from '../client/support/example-errors'

const INTRO = `# What can fail with a service, and what to do

Written by \`npm run docs\` from the client's table of errors. The panel and the command line say the same sentences, in
German too. What stands in ‹› is put in.

**Sent** says whether anything had left the computer: _no_, _yes_, or _perhaps_, where no answer came. **Charged** is about
the request that creates an analysis: _perhaps_ means that the service may have accepted it, so that sending it again may
count twice. Glance never does so by itself: it asks. _was accepted_ means that it had been taken on before; whether one
that failed is charged is the service's to say. All other requests may be repeated and are not charged.
`

const FACTS = {
  came: '‹what came›',
  damage: '‹is damaged›',
  expected: '‹format›',
  failure: '‹failure›',
  host: '‹host›',
  megabytes: '‹number›',
  part: '‹part of the brief›',
  places: '‹places›',
  said: ': ‹what the service says›.',
  time: '‹time›',
  why: ''
}

const SENT = { no: 'no', yes: 'yes', maybe: 'perhaps' }

type Charged = (error: GlanceError) => string

/** All errors of the client, as a page of Markdown. */
export function errorsPage(): string {
  const no: Charged = () => 'no'
  return [
    INTRO,
    ...section('Before anything is sent', UNSENT, no),
    ...section('When something is asked of a service', ASKED, (error) =>
      mayBeAccepted(error) ? 'perhaps' : 'no'
    ),
    ...section('When a video is uploaded', UPLOADING, no),
    ...section('When an analysis was accepted', ACCEPTED, () => 'was accepted')
  ].join('\n')
}

function section(title: string, rows: object, charged: Charged): string[] {
  const lines = (Object.keys(rows) as ErrorName[]).map((name) => {
    const error = exampleOf(name, FACTS)
    const { advice, code, message, sent } = error
    return `| \`${code}\` | ${message} | ${advice} | ${SENT[sent]} | ${charged(error)} |`
  })
  const head = ['| code | what is said | what to do | sent | charged |', '| - | - | - | - | - |']
  return [`## ${title}\n`, ...head, ...lines.sort(), '']
}
