import type { JSX } from 'preact'
import { Section } from '../kit/section'
import { Note } from '../kit/note'
import type { About } from './fix'
import { ForAction } from './for-action'
import { Selected } from './selected'
import { words } from './words'

/** At most three changes that help the main action, tried in the picture, each with its gain. */
export function Fixes(about: About): JSX.Element {
  const { judgement, result } = about
  const { action } = judgement
  return (
    <Section title={words().whatToChange}>
      {action === null ? (
        <Note>{words().noAction}</Note>
      ) : (
        <ForAction {...about} action={action.layer} />
      )}
      {result.record.outOfDate && <Note>{words().runFirst}</Note>}
      <Selected {...about} />
    </Section>
  )
}
