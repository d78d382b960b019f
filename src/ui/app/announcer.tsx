import type { JSX } from 'preact'
import { useRuns } from '../run/frame-runs'
import { useTries } from '../what-if/try-store'
import { useMore } from './more-stores'
import styles from '../kit/hidden.module.css'

/** Tells screen readers how the analyses go, wherever the designer is. */
export function Announcer(): JSX.Element {
  const more = useMore()
  const { says } = useRuns()
  const tries = useTries()
  return (
    <>
      {[says.value, tries.says.value, ...more.says.value].map((text, place) => (
        <div key={place} class={styles.hidden} role="status" aria-live="polite">
          {text}
        </div>
      ))}
    </>
  )
}
