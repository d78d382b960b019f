import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { type Brief, BRIEF_FIELDS, type BriefField, isBlank } from '../../file'
import { METADATA_MAX_BYTES, METADATA_VALUE_MAX_LENGTH } from '../../interface'
import { Card, ErrorCard } from '../kit/card'
import { QuietButton } from '../kit/quiet-button'
import { Segments } from '../kit/segments'
import { TextArea } from '../kit/field'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import { formatCount } from '../words/format-numbers'
import { words as shared } from '../words/words'
import { useBrief } from './brief-store'
import { type BriefSize, isNear, measureBrief } from './measure-brief'
import { NO_KEYS } from './to-metadata'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './brief.module.css'

/** The brief: goal, audience and more, for the written texts. */
export function BriefScreen(): JSX.Element {
  const brief = useBrief()
  const { canEdit, provider } = useTools()
  useEffect(() => {
    // A teammate may have changed it since it was read.
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
  const keys = provider.value.ok ? provider.value.provider.metadataKeys : NO_KEYS
  const size = shown && measureBrief(shown, keys)
  return (
    <>
      {!canEdit && <ViewOnly />}
      {unreadable !== null && (
        <ErrorCard title={words().unreadable} error={unreadable} again={brief.refresh} />
      )}
      {shown !== null && size !== null && (
        <>
          <BriefScopeChoice />
          <BriefFields shown={shown} size={size} />
          <BriefStatus shown={shown} size={size} />
        </>
      )}
    </>
  )
}

interface ShownBrief {
  shown: Brief
  size: BriefSize
}

/** The four texts, each with its count. */
function BriefFields({ shown, size: { characters } }: ShownBrief): JSX.Element {
  const brief = useBrief()
  const { canEdit } = useTools()
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
          pressing={isNear(characters[field], METADATA_VALUE_MAX_LENGTH)}
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

/** Chooses between the file's brief and the selected frame's own. */
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
        <Note role="status">
          {about(frame && shared().quoted(frame.name), scope === 'file', own)}
        </Note>
        {scope === 'frame' && own && canEdit && (
          <QuietButton name={words().useFileBrief} run={brief.useFileBrief} />
        )}
      </div>
    </div>
  )
}

function about(name: string | null, ofFile: boolean, own: boolean): string {
  if (name === null) return `${words().ofFile} ${words().selectFrame}`
  if (!ofFile) return own ? words().ownOf(name) : words().filesFor(name)
  return own ? `${words().ofFile} ${words().ownOf(name)}` : words().ofFile
}

/** Whether the brief is in the file, and whether it can be sent. */
function BriefStatus({ shown, size }: ShownBrief): JSX.Element {
  const brief = useBrief()
  const { canEdit } = useTools()
  const { state, error } = brief.saving.value
  return (
    <>
      {isNear(size.bytes, METADATA_MAX_BYTES) && (
        <Note>{words().size(kilobytes(size.bytes), kilobytes(METADATA_MAX_BYTES))}</Note>
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
        <Note>{words().example}</Note>
      ) : (
        canEdit &&
        error === null && (
          <Note role="status">{state === 'kept' ? words().saved : words().saving}</Note>
        )
      )}
    </>
  )
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024)
}
