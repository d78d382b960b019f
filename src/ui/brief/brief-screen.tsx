import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { type Brief, isBlank } from '../../file'
import { METADATA_MAX_BYTES } from '../../interface'
import { Card, ErrorCard } from '../kit/card'
import { QuietButton } from '../kit/quiet-button'
import { Segments } from '../kit/segments'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import { words as shared } from '../words/words'
import { BriefFields } from './brief-fields'
import { useBrief } from './brief-store'
import { measureBrief, nearness } from './measure-brief'
import { NO_KEYS } from './to-metadata'
import { words } from './words'
import styles from './brief.module.css'

/** The brief: goal, audience and more, which written texts take into account. */
export function BriefScreen(): JSX.Element {
  const brief = useBrief()
  const { canEdit } = useTools()
  useEffect(() => {
    // Others may have changed it since it was read.
    brief.refresh()
    window.addEventListener('focus', brief.refresh)
    window.addEventListener('pagehide', brief.flush)
    return () => {
      window.removeEventListener('focus', brief.refresh)
      window.removeEventListener('pagehide', brief.flush)
      brief.flush()
    }
  }, [brief])
  const shown = brief.shown.value
  const unreadable = brief.unreadable.value
  return (
    <>
      {!canEdit && <ViewOnly>{words().viewOnly}</ViewOnly>}
      {unreadable !== null && (
        <ErrorCard
          title={words().unreadable}
          error={unreadable}
          actions={[{ name: shared().tryAgain, run: brief.refresh, main: true }]}
        />
      )}
      {shown !== null && (
        <>
          <BriefScopeChoice />
          <BriefFields shown={shown} />
          <BriefStatus shown={shown} />
        </>
      )}
    </>
  )
}

/** Whose brief it is: the file's, or the selected frame's own. */
function BriefScopeChoice(): JSX.Element {
  const brief = useBrief()
  const { canEdit } = useTools()
  const frame = brief.frame.value
  const scope = brief.scope.value
  const own = brief.ownBrief.value
  return (
    <div class={styles.scope}>
      <Segments
        name={words().briefOf}
        value={scope}
        options={[
          { value: 'file', name: words().wholeFile },
          { value: 'frame', name: words().thisFrame, disabled: frame === null }
        ]}
        onChange={brief.choose}
      />
      <div class={styles.about}>
        <p class={styles.note} role="status">
          {frame === null
            ? words().ofFile
            : about(shared().quoted(frame.name), scope === 'file', own)}
        </p>
        {scope === 'frame' && own && canEdit && (
          <QuietButton name={words().useFileBrief} run={brief.useFileBrief} />
        )}
      </div>
    </div>
  )
}

function about(name: string, ofFile: boolean, own: boolean): string {
  if (ofFile) return own ? words().ofFileNotOf(name) : words().ofFileAndOf(name)
  return own ? words().ownOf(name) : words().filesFor(name)
}

/** Whether the brief is in the file, and whether it can be sent. */
function BriefStatus({ shown }: { shown: Brief }): JSX.Element {
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
