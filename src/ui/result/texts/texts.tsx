import type { JSX } from 'preact'
import type { StoredResult } from '../../../bridge'
import { TEXT_KINDS } from '../../../interface'
import { Fold } from '../../kit/fold'
import { useOpenPart } from '../../tools/use-open-part'
import { useTexts } from './text-store'
import { TEXT_NAMES } from './text-words'
import { WrittenText } from './written-text'

/** Summary and recommendations as they were written. */
export function Texts({ result }: { result: StoredResult }): JSX.Element {
  const texts = useTexts()
  const [open, toggle] = useOpenPart('texts')
  const states = TEXT_KINDS.map((kind) => texts.stateOf(result.record.runId, kind)?.state)
  const line = states.includes('writing')
    ? 'Being written…'
    : states.includes('failed')
      ? 'Could not be written'
      : TEXT_KINDS.map((kind) => TEXT_NAMES[kind]).join(', ')
  return (
    <Fold title="In words" line={line} open={open} toggle={toggle}>
      <WrittenText kind="summary" result={result} />
      <WrittenText kind="recommendations" result={result} />
    </Fold>
  )
}
