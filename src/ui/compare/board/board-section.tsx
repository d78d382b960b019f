import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { Card, ErrorCard } from '../../kit/card'
import { CancellableProgress } from '../../kit/bars'
import { Section } from '../../kit/section'
import { words as resultWords } from '../../result/words'
import { useTools } from '../../tools/use-tools'
import { useCompare } from '../compare-store'
import type { Comparison } from '../comparison'
import { words } from '../words'
import type { BoardNow } from './board-store'
import { Note } from '../../kit/note'
import styles from './board.module.css'

/** Puts the comparison on the canvas, where others see it. */
export function BoardSection({ comparison }: { comparison: Comparison }): JSX.Element {
  const { canEdit } = useTools()
  return (
    <Section title={words().board.board}>
      {canEdit ? (
        <Placing count={comparison.frames.length} />
      ) : (
        <Note>{words().board.needsEditing}</Note>
      )}
    </Section>
  )
}

function Placing({ count }: { count: number }): JSX.Element {
  const { board } = useCompare()
  const { errors } = useTools()
  const now = board.now.value
  const existing = board.existing.value !== null
  const exporting = now.state === 'exporting'
  if (existing && now.state === 'asks') {
    const actions = [
      { name: words().board.removeEdited, run: () => errors.guard(() => board.remove(true)) },
      { name: resultWords().keep, run: board.keep }
    ]
    return <Card role="alert" title={words().board.edited} actions={actions} />
  }
  return (
    <>
      <div class={styles.actions}>
        <Button secondary disabled={exporting} onClick={() => errors.guard(board.place)}>
          {words().board.place}
        </Button>
        {existing && (
          <Button secondary disabled={exporting} onClick={() => errors.guard(() => board.remove())}>
            {words().board.remove}
          </Button>
        )}
      </div>
      <div class={styles.line}>
        {exporting ? (
          <CancellableProgress name={words().board.board} {...now} cancel={board.cancel} />
        ) : (
          <Note role="status">
            {now.state === 'said'
              ? saidWords(now)
              : existing
                ? words().board.willReplace
                : words().board.whatComes(count)}
          </Note>
        )}
      </div>
      {now.state === 'failed' && <ErrorCard title={words().board.failed} error={now.error} />}
    </>
  )
}

function saidWords(now: Extract<BoardNow, { state: 'said' }>): string {
  const say = words().board
  const missing = 'missing' in now && now.missing
  return missing ? `${say[now.what]} ${say.withoutPictures}` : say[now.what]
}
