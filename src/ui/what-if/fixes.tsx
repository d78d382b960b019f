import type { JSX } from 'preact'
import { Section } from '../kit/section'
import { Note } from '../kit/note'
import { useTries } from './try-store'
import type { About } from './fix'
import { ForAction } from './for-action'
import { WhyMissed } from './why-missed'
import { words } from './words'

/** What helps the main action, tried in the picture, best first; null where the frame has changed since. */
export function Fixes(about: About): JSX.Element | null {
  const { judgement, result } = about
  const { action } = judgement
  const tries = useTries()
  if (result.record.outOfDate && !tries.isApplied(result)) return null
  return (
    <Section title={words().whatToChange}>
      {action === null ? (
        <Note>{words().noAction}</Note>
      ) : (
        <>
          <ForAction {...about} action={action.layer} />
          <WhyMissed judgement={judgement} action={action.layer} />
        </>
      )}
    </Section>
  )
}
