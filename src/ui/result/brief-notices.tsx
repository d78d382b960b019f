import type { JSX } from 'preact'
import type { StoredResult } from '../../bridge'
import { BRIEF_FIELDS, cleanLine, filledBrief, madeByOwnEngine } from '../../file'
import { TEXT_KINDS } from '../../interface'
import { useBrief } from '../brief/brief-store'
import { words as briefWords } from '../brief/words'
import { Card, type CardAction } from '../kit/card'
import { Fold } from '../tools/fold'
import { QuietButton } from '../kit/quiet-button'
import { words as runWords } from '../run/words'
import { useTools } from '../tools/use-tools'
import { useTexts } from './texts/text-store'
import { useTextWriter } from './texts/text-writer'
import { words } from './words'
import { Note } from '../kit/note'

/** Whether a service accepted the brief, and whether its texts still match it. */
export function BriefNotices({ result }: { result: StoredResult }): JSX.Element | null {
  const texts = useTexts()
  const { writer, write } = useTextWriter(result)
  const { canEdit, tab } = useTools()
  const now = useBrief().hash.value
  const { briefHash, provider, runId } = result.record
  if (madeByOwnEngine(provider)) return null
  const report = texts.reportOf(runId)
  const writing = TEXT_KINDS.some((kind) => texts.stateOf(runId, kind)?.state === 'writing')
  const written = !writing && TEXT_KINDS.some((kind) => result.texts[kind] !== null)
  const stale = canEdit && written && now !== undefined && now !== (briefHash ?? null)
  const anew: CardAction[] = writer.ok
    ? [{ name: words().regenerate, run: () => write(), main: true }]
    : []
  if (report?.error) {
    const { withoutBrief: title } = words()
    return <Card tone="warning" role="status" title={title} error={report.error} actions={anew} />
  }
  return (
    <>
      {report !== null && report.ignored.keys.length > 0 && (
        <Card
          role="status"
          title={words().briefIgnored}
          actions={
            report.ignored.changeable
              ? [{ name: runWords().openSettings, run: () => (tab.value = 'settings') }]
              : []
          }
        >
          <p>
            {words().ignoredKeys(report.ignored.keys.join(', '))}
            {report.ignored.changeable && ` ${words().keyInSettings}`}
          </p>
        </Card>
      )}
      {stale && (
        <Card
          role="status"
          title={briefHash === undefined ? words().beforeBrief : words().otherBrief}
          actions={anew}
        >
          {!writer.ok && <p>{words().needsRun}</p>}
        </Card>
      )}
    </>
  )
}

/** The brief that applies to the frame, if any. */
export function BriefPart(): JSX.Element {
  const { holding } = useBrief()
  const { tab } = useTools()
  const filled = filledBrief(holding.value ?? null)
  const said = BRIEF_FIELDS.flatMap((field) => {
    const text = filled[field]
    return text === undefined ? [] : [{ field, text }]
  })
  return (
    <Fold
      part="brief"
      title={words().brief}
      line={cleanLine(filled.goal ?? said[0]?.text ?? words().noBrief)}
    >
      {said.map(({ field, text }) => (
        <Note key={field}>{words().briefText(briefWords().field[field].name, text)}</Note>
      ))}
      {said.length === 0 && <Note>{words().briefHelps}</Note>}
      <p>
        <QuietButton
          name={said.length === 0 ? words().writeBrief : words().editBrief}
          run={() => (tab.value = 'brief')}
        />
      </p>
    </Fold>
  )
}
