import type { JSX } from 'preact'
import type { StoredResult } from '../../bridge'
import { BRIEF_FIELDS, cleanLine, filledBrief } from '../../file'
import { useBrief } from '../brief/brief-store'
import { words as briefWords } from '../brief/words'
import { Card, type CardAction } from '../kit/card'
import { Fold } from '../kit/section'
import { QuietButton } from '../kit/quiet-button'
import { useOpenPart, useTools } from '../tools/use-tools'
import { useTexts } from './texts/text-store'
import { useOtherAction, useOtherBrief, useTextWriter } from './texts/text-writer'
import { textKindsOf } from '../words/text-kinds'
import { words } from './words'
import { Note } from '../kit/note'

/** How the brief fared, and whether the texts still go by it and by the main action. */
export function BriefNotices({ result }: { result: StoredResult }): JSX.Element | null {
  const texts = useTexts()
  const { writer, write } = useTextWriter(result)
  const { canEdit, tab } = useTools()
  const written = useWritten(result)
  const stale = useOtherBrief(result) && canEdit && written
  const otherMainAction = useOtherAction(result) && written
  const { runId, briefHash } = result.record
  const report = texts.reportOf(runId)
  const anew: CardAction[] = writer.ok
    ? [{ name: words().regenerate, run: () => write(textKindsOf(result.record)), main: true }]
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
              ? [{ name: words().openSettings, run: () => (tab.value = 'settings') }]
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
      {otherMainAction && !stale && writer.ok && (
        <Card role="status" title={words().otherAction} actions={anew} />
      )}
    </>
  )
}

/** True when there are texts, and none of them is being written. */
function useWritten({ record, texts: kept }: StoredResult): boolean {
  const texts = useTexts()
  const kinds = textKindsOf(record)
  const written = kinds.some((kind) => kept[kind] !== null)
  return written && !kinds.some((kind) => texts.stateOf(record.runId, kind)?.state === 'writing')
}

/** The brief that holds for the frame, as far as there is one. */
export function BriefPart(): JSX.Element {
  const { holding } = useBrief()
  const { tab } = useTools()
  const [open, toggle] = useOpenPart('brief')
  const filled = filledBrief(holding.value ?? null)
  const said = BRIEF_FIELDS.flatMap((field) => {
    const text = filled[field]
    return text === undefined ? [] : [{ field, text }]
  })
  return (
    <Fold
      title={words().brief}
      line={cleanLine(filled.goal ?? said[0]?.text ?? words().noBrief)}
      open={open}
      toggle={toggle}
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
