import type { JSX } from 'preact'
import { type Brief, isBlank } from '../../file'
import { METADATA_MAX_BYTES } from '../../interface'
import { Card } from '../kit/card'
import { ErrorCard } from '../kit/error-card'
import { useTools } from '../tools/use-tools'
import { useBrief } from './brief-store'
import { measureBrief, nearness } from './measure-brief'
import { NO_KEYS } from './to-metadata'
import { words } from './words'
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
          {words().size(kilobytes(size.bytes), kilobytes(METADATA_MAX_BYTES))}
        </p>
      )}
      {!size.fits && (
        <Card tone="warning" role="status" title={words().tooLongToSend}>
          <p>{words().tooLongToSendAbout}</p>
        </Card>
      )}
      {error !== null && (
        <ErrorCard
          title={words().unsaved}
          error={error}
          actions={[{ name: words().saveAgain, run: brief.flush, main: true }]}
        />
      )}
      {isBlank(shown) ? (
        <p class={styles.note}>{words().example}</p>
      ) : (
        canEdit &&
        error === null && (
          <p class={styles.note} role="status">
            {state === 'kept' ? words().saved : words().saving}
          </p>
        )
      )}
    </>
  )
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024)
}
