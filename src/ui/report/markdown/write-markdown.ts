import type { FixList, Outline, ReportBoard } from '../outline/outline'
import type { Fix } from '../report'
import { words } from '../words'
import { escapeMarkdown, tableMarkdown } from './escape-markdown'

/** A report as GitHub's Markdown, in pieces that are quick to make one by one. Pictures are left out. */
export function* writeMarkdown({
  board,
  fixes,
  notes,
  table,
  title,
  warnings
}: Outline): Generator<string> {
  yield `# ${escapeMarkdown(title)}\n\n`
  for (const warning of warnings) yield `> ${escapeMarkdown(warning)}\n\n`
  yield* boardMarkdown(board)
  if (fixes !== null) yield* fixesMarkdown(fixes)
  if (table !== null) {
    yield `## ${escapeMarkdown(table.title)}\n\n${tableMarkdown(table)}\n\n`
    if (table.caption !== '') yield `${escapeMarkdown(table.caption)}\n\n`
  }
  for (const note of notes) yield `${escapeMarkdown(note)}\n\n`
  yield `*${words().pictures.elsewhere}*\n`
}

function* boardMarkdown({ callouts, headline, lead, variants }: ReportBoard): Generator<string> {
  yield `**${escapeMarkdown(headline)}**\n\n`
  for (const sentence of lead) yield `${escapeMarkdown(sentence)}\n\n`
  if (callouts.list.length > 0) {
    yield `${escapeMarkdown(callouts.title)}:\n\n`
    const items = callouts.list.map(({ label, sentence }) => listItem([`${label}: ${sentence}`]))
    yield `${items.join('\n')}\n\n`
  }
  for (const { badge, facts, name } of variants) {
    const named = badge === '' ? name : `${name} (${badge})`
    const said = facts.map(({ delta, name: what, value }) =>
      delta ? `${what} ${value} (${delta})` : `${what} ${value}`
    )
    if (said.length > 0)
      yield `- **${escapeMarkdown(named)}**: ${escapeMarkdown(said.join(', '))}\n`
  }
  yield '\n'
}

function* fixesMarkdown({ about, list, sentences }: FixList): Generator<string> {
  const { title, titleOf } = words().fixes
  yield `## ${escapeMarkdown(about === null ? title : titleOf(about))}\n\n`
  for (const sentence of sentences) yield `${escapeMarkdown(sentence)}\n\n`
  if (list.length > 0) yield `${list.map(fixLine).join('\n')}\n\n`
}

function fixLine({ change, cost, predicted, real }: Fix): string {
  const say = words().fixes
  const facts = [
    ...(predicted === null ? [] : [say.predicted(predicted)]),
    ...(real === null ? [] : [say.real(real)]),
    ...(cost === null ? [] : [cost])
  ]
  return `- **${escapeMarkdown(change)}** ${facts.map(escapeMarkdown).join(' ')}`
}

function listItem(sentences: readonly string[]): string {
  return `- ${sentences.map(escapeMarkdown).join(' ')}`
}
