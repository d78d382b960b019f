import { ARROWS, firstRows, type Story, type StoryRows } from '../../story/story'
import { words as adviceWords } from '../../what-if/words'
import { words as storyWords } from '../../story/words'
import type { Report } from '../report'
import { storyOf } from '../story-of'
import { words } from '../words'
import { escapeMarkdown } from './escape-markdown'

/** A ticket's table may be longer than a page's. */
const MOST_ROWS = 20

/** A report as GitHub's Markdown. Pictures are left out. */
export function* writeMarkdown(report: Report): Generator<string> {
  const story = storyOf(report)
  const { fixes } = report
  yield paragraph('# ', story.title)
  for (const warning of story.warnings) yield paragraph('> ', warning)
  yield `**${escapeMarkdown(story.headline)}**\n\n`
  for (const sentence of story.lead) yield paragraph('', sentence)
  yield* calloutsMarkdown(story)
  if (fixes !== null) {
    yield paragraph('## ', adviceWords().whatToChange)
    for (const sentence of fixes.sentences) yield paragraph('', sentence)
    for (const { change, facts } of fixes.list) {
      yield `- **${escapeMarkdown(change)}** ${facts.map(escapeMarkdown).join(' ')}\n`
    }
    if (fixes.list.length > 0) yield '\n'
  }
  if (story.rows !== null) yield* rowsMarkdown(story.rows)
  for (const note of story.notes) yield paragraph('', note)
  yield `*${words().pictures.elsewhere}*\n`
}

function paragraph(mark: string, text: string): string {
  return `${mark}${escapeMarkdown(text)}\n\n`
}

function* calloutsMarkdown({ callouts, variants }: Story): Generator<string> {
  if (callouts.list.length > 0) yield paragraph('', `${callouts.title}:`)
  for (const { label, sentence } of callouts.list) {
    yield `- ${escapeMarkdown(`${label}: ${sentence}`)}\n`
  }
  if (callouts.list.length > 0) yield '\n'
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

function* rowsMarkdown(rows: StoryRows): Generator<string> {
  const { shown, left } = firstRows(rows, MOST_ROWS)
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`
  const { layer, place, unlisted } = storyWords()
  yield paragraph('## ', rows.title)
  const isPlaced = shown.some((row) => row.place !== '')
  yield line([...(isPlaced ? [place] : []), layer, ...rows.columns].map(escapeMarkdown))
  yield line([...(isPlaced ? ['---:'] : []), '---', ...rows.columns.map(() => '---:')])
  for (const { marked, name, note, place: at, values } of shown) {
    const called = escapeMarkdown(name)
    yield line([
      ...(isPlaced ? [at] : []),
      `${marked && called !== '' ? `**${called}**` : called} (${escapeMarkdown(note)})`,
      ...values.map(({ text, tone }) => escapeMarkdown(tone ? `${text} ${ARROWS[tone]}` : text))
    ])
  }
  yield '\n'
  yield paragraph('', left > 0 ? `${rows.caption} ${unlisted(left)}` : rows.caption)
}
