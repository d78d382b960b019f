import type { JSX } from 'preact'
import { type Brief, BRIEF_FIELDS, type BriefField } from '../../file'
import { METADATA_VALUE_MAX_LENGTH } from '../../interface'
import { TextArea } from '../kit/field'
import { useTools } from '../tools/use-tools'
import { formatCount } from '../words/format-numbers'
import { useBrief } from './brief-store'
import { measureBrief, nearness } from './measure-brief'
import { NO_KEYS } from './to-metadata'
import { words } from './words'

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
          {...words().field[field]}
          value={shown[field]}
          readOnly={!canEdit}
          count={words().characters(
            formatCount(characters[field]),
            formatCount(METADATA_VALUE_MAX_LENGTH)
          )}
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
  return words().tooLong(
    words().field[field].name,
    formatCount(over),
    formatCount(METADATA_VALUE_MAX_LENGTH)
  )
}
