import type { FixList, Outline, ReportBoard } from '../outline/outline'
import { words } from '../words'
import { escapeMarkdown, tableMarkdown } from './escape-markdown'

/** A report as GitHub's Markdown. Pictures are left out. */
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
    for (const { label, sentence } of callouts.list) {
      yield `- ${escapeMarkdown(`${label}: ${sentence}`)}\n`
    }
    yield '\n'
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
  for (const { change, facts } of list) {
    yield `- **${escapeMarkdown(change)}** ${facts.map(escapeMarkdown).join(' ')}\n`
  }
  if (list.length > 0) yield '\n'
}
