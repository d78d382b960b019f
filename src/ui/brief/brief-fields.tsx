import type { JSX } from 'preact'
import { type Brief, BRIEF_FIELDS, type BriefField } from '../../file'
import { METADATA_VALUE_MAX_LENGTH } from '../../interface'
import { TextArea } from '../kit/text-area'
import { useTools } from '../tools/use-tools'
import { useBrief } from './brief-store'
import { BRIEF_WORDS, NO_KEYS } from './brief-words'
import { measureBrief, nearness } from './measure-brief'

/** The four texts, each with its count. */
export function BriefFields({ shown }: { shown: Brief }): JSX.Element {
  const brief = useBrief()
  const { canEdit, provider } = useTools()
  const keys = provider.value.ok ? provider.value.provider.metadataKeys : NO_KEYS
  const { characters } = measureBrief(shown, keys)
  return (
    <>
      {BRIEF_FIELDS.map((field) => (
        <TextArea
          key={field}
          name={BRIEF_WORDS[field].name}
          hint={BRIEF_WORDS[field].hint}
          value={shown[field]}
          readOnly={!canEdit}
          count={`${format(characters[field])} of ${format(METADATA_VALUE_MAX_LENGTH)} characters`}
          pressing={nearness(characters[field], METADATA_VALUE_MAX_LENGTH) !== 'far'}
          error={tooLong(field, characters[field])}
          onInput={(text) => brief.type(field, text)}
          onLeave={brief.flush}
        />
      ))}
    </>
  )
}

function tooLong(field: BriefField, characters: number): string | null {
  const over = characters - METADATA_VALUE_MAX_LENGTH
  if (over <= 0) return null
  const { name } = BRIEF_WORDS[field]
  return `${name} is ${format(over)} ${over === 1 ? 'character' : 'characters'} too long: at most ${format(METADATA_VALUE_MAX_LENGTH)} are taken.`
}

function format(count: number): string {
  return count.toLocaleString('en')
}
