import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { StoredResult } from '../../bridge'
import { Card, type CardAction, ErrorCard } from '../kit/card'
import { ProgressBar } from '../kit/bars'
import { Section } from '../kit/section'
import { takeLostFocus } from '../kit/frame-header'
import { Note } from '../kit/note'
import { jobProgress } from '../run/job'
import { words as runWords } from '../run/words'
import { bestFirst, type Try } from './try'
import { TriedCopy } from './tried-copy'
import { useTries } from './try-store'
import styles from './what-if.module.css'
import { words } from './words'

/** Tries on copies of a frame, best first; null without any. */
export function Tries({ result }: { result: StoredResult }): JSX.Element | null {
  const { tries, recall } = useTries()
  useEffect(() => recall(result.nodeId), [result.nodeId])
  const own = tries.value.filter(({ of }) => of.nodeId === result.nodeId)
  const section = useRef<HTMLElement>(null)
  const [latest] = own
  // A new try is brought into view.
  useEffect(() => {
    if (latest?.now.phase !== 'copying') return
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
  }, [latest?.id])
  useEffect(() => takeLostFocus(section.current))
  if (own.length === 0) return null
  return (
    <Section title={words().title} focus={section}>
      <ul class={styles.tries}>
        {own.sort(bestFirst).map((one) => (
          <li key={one.id}>
            <Row one={one} shown={result} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Row({ one, shown }: { one: Try; shown: StoredResult }): JSX.Element {
  const tries = useTries()
  const { id, now, title: tried } = one
  const dismiss: CardAction = { name: words().dismiss, run: () => tries.dismiss(id) }
  switch (now.phase) {
    case 'copying':
    case 'running':
      return <Underway title={tried} />
    case 'refused':
      return (
        <Card role="alert" title={words().refused(tried)} error={now.error} actions={[dismiss]} />
      )
    case 'failed': {
      if (now.asks === true) return <AskDiscard id={id} title={words().failed(tried)} />
      const last = tries.runs.run.value
      const way = last?.source === now.copy.nodeId ? tries.runs.retry.value : null
      const actions: CardAction[] = [
        ...(way === null
          ? []
          : [{ name: runWords().again[way], run: () => tries.again(id), main: way !== 'ask' }]),
        { name: words().discardTheCopy, run: () => tries.discard(id) },
        { name: words().keepTheCopy, run: () => tries.keep(id) }
      ]
      const sent = last?.provider.info.host ? 'picture' : null
      return (
        <ErrorCard title={words().failed(tried)} error={now.error} sent={sent} actions={actions} />
      )
    }
    default:
      return <TriedCopy one={one} now={now} title={tried} shown={shown} />
  }
}

/** Asks whether to discard a copy that may have been edited. */
function AskDiscard({ id, title }: { id: string; title: string }): JSX.Element {
  const tries = useTries()
  const actions: CardAction[] = [
    { name: words().discardEdited, run: () => tries.discard(id, true) },
    { name: words().keep, run: () => tries.keep(id) }
  ]
  return (
    <Card tone="danger" role="alert" title={title} actions={actions}>
      <p>{words().mayHoldEdits}</p>
    </Card>
  )
}

function Underway({ title }: { title: string }): JSX.Element {
  const { cancel, runs } = useTries()
  const run = runs.running.value ? runs.run.value : null
  const text = run === null ? words().copying : runs.phaseName(run.phase)
  return (
    <article class={styles.try} aria-label={title}>
      <h3 class={styles.title}>{title}</h3>
      <ProgressBar
        name={words().progress}
        value={run === null ? 0 : jobProgress(run)}
        text={text}
      />
      <div class={styles.foot}>
        <Note>{text}…</Note>
        <Button secondary onClick={cancel}>
          {words().cancel}
        </Button>
      </div>
      <Note>
        {words().ifCancelled} {run !== null && runs.cancelNote.value}
      </Note>
    </article>
  )
}
