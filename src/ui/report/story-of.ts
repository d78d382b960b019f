import { fileWords } from '../../file'
import { listWords } from '../../language/list-words'
import { comparisonStory } from '../compare/story/comparison-story'
import type { Story } from '../story/story'
import { formatMoment } from '../words/format-time'
import { providerName } from '../words/provider-name'
import { quoted } from '../words/quoted'
import { words as shared } from '../words/words'
import { frameStory } from './frame-story'
import type { Report } from './report'
import { words } from './words'

/** What a report says of a result or a comparison; the page and the Markdown are both written from it. */
export function storyOf({ comparison, frames, madeAt, title }: Report): Story {
  const [first] = frames
  if (first === undefined) throw new Error('A report of nothing.')
  const story = comparison === null ? frameStory(first) : comparisonStory(comparison, true)
  const { finishedAt, medium, picture, provider } = first.result.record
  const facts = [
    words().analysed(formatMoment(finishedAt)),
    providerName(provider),
    ...(comparison === null
      ? [fileWords().medium[medium], `${picture.width} × ${picture.height} px`]
      : []),
    words().made(formatMoment(madeAt)),
    words().madeWith
  ]
  const old = frames.flatMap(({ name, result }) => (result.record.outOfDate ? [quoted(name)] : []))
  return {
    ...story,
    title,
    warnings:
      comparison === null || old.length === 0
        ? story.warnings
        : [words().outdated.several(listWords(old))],
    notes: [
      ...story.notes,
      ...(comparison === null
        ? []
        : frames.flatMap(({ name, notes }) => notes.map((note) => `${quoted(name)}: ${note}`))),
      shared().method[0] ?? '',
      facts.join(' · ')
    ]
  }
}
