import type { JSX } from 'preact'
import { type Brief, isBlank } from '../../file'
import { METADATA_MAX_BYTES } from '../../interface'
import { Card } from '../kit/card'
import { ErrorCard } from '../kit/error-card'
import { useTools } from '../tools/use-tools'
import { useBrief } from './brief-store'
import { NO_KEYS } from './brief-words'
import { measureBrief, nearness } from './measure-brief'
import styles from './brief.module.css'

/** Whether the brief is in the file, and whether it can be sent. */
export function BriefStatus({ shown }: { shown: Brief }): JSX.Element {
  const brief = useBrief()
  const { canEdit, provider } = useTools()
  const { state, error } = brief.saving.value
  const keys = provider.value.ok ? provider.value.provider.metadataKeys : NO_KEYS
  const size = measureBrief(shown, keys)
  const whole = nearness(size.bytes, METADATA_MAX_BYTES)
  return (
    <>
      {whole !== 'far' && (
        <p class={styles.note}>
          The whole brief: {kilobytes(size.bytes)} of {kilobytes(METADATA_MAX_BYTES)} KB.
        </p>
      )}
      {!size.fits && (
        <Card tone="warning" role="status" title="Too long to be sent">
          <p>
            Until it is shorter, summaries and recommendations are written without the brief.
            Nothing is cut.
          </p>
        </Card>
      )}
      {error !== null && (
        <ErrorCard
          title="The brief could not be saved"
          error={error}
          actions={[{ name: 'Save again', run: brief.flush, main: true }]}
        />
      )}
      {isBlank(shown) ? (
        <p class={styles.note}>
          For example: “Landing page of a night-train company. Visitors should find the search and
          book a bed.” Summaries and recommendations take the brief into account.
        </p>
      ) : (
        canEdit &&
        error === null && (
          <p class={styles.note} role="status">
            {state === 'kept' ? 'Saved in this file' : 'Saving…'}
          </p>
        )
      )}
    </>
  )
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024)
}
