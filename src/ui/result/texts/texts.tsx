import type { JSX } from 'preact'
import type { StoredResult } from '../../../bridge'
import { TEXT_KINDS } from '../../../interface'
import { Fold } from '../../kit/fold'
import { useOpenPart } from '../../tools/use-open-part'
import { words } from '../words'
import { useTexts } from './text-store'
import { WrittenText } from './written-text'

/** Summary and recommendations as they were written. */
export function Texts({ result }: { result: StoredResult }): JSX.Element {
  const texts = useTexts()
  const [open, toggle] = useOpenPart('texts')
  const states = TEXT_KINDS.map((kind) => texts.stateOf(result.record.runId, kind)?.state)
  const line = states.includes('writing')
    ? words().beingWritten
    : states.includes('failed')
      ? words().couldNotWrite
      : TEXT_KINDS.map((kind) => words().text[kind].name).join(', ')
  return (
    <Fold title={words().inWords} line={line} open={open} toggle={toggle}>
      <WrittenText kind="summary" result={result} />
      <WrittenText kind="recommendations" result={result} />
    </Fold>
  )
}
