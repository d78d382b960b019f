import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { classNames } from '../kit/class-names'
import { FrameHeader } from '../kit/frame-header'
import { QuietButton } from '../kit/quiet-button'
import { Select } from '../kit/select'
import { MethodNote } from '../result/method-note'
import { BoardSection } from './board/board-section'
import { useCompare } from './compare-store'
import type { Comparison, LeftOutFrame, Verdict } from './comparison'
import { LeftOut } from './left-out'
import { PrimaryChoice } from './primary-choice'
import { RankingTable } from './ranking/ranking-table'
import { VariantSection } from './variant/variant-section'
import styles from './compare.module.css'

interface Props {
  comparison: Comparison
  leftOut: readonly LeftOutFrame[]
  /** What the comparison can be handed on as. */
  report: ComponentChildren
}

/** Variants side by side: which wins, the numbers, where attention moved, and what can be made of it. */
export function ComparedFrames({ comparison, leftOut, report }: Props): JSX.Element {
  const compare = useCompare()
  const { frames, baseId, verdict } = comparison
  const [chosen, choose] = useState<string | null>(null)
  const others = frames.filter(({ nodeId }) => nodeId !== baseId)
  const variant = [chosen, verdict.winnerId].flatMap(
    (id) => others.find(({ nodeId }) => nodeId === id) ?? []
  )[0]
  return (
    <>
      <FrameHeader node={{ name: `${frames.length} frames compared` }}>
        <QuietButton name="Dismiss" about="the comparison" run={compare.dismiss} />
      </FrameHeader>
      <VerdictCard verdict={verdict} />
      <LeftOut frames={leftOut} />
      <BaseChoice comparison={comparison} />
      <PrimaryChoice comparison={comparison} />
      <RankingTable comparison={comparison} />
      <VariantSection comparison={comparison} variant={variant ?? others[0]} choose={choose} />
      <BoardSection comparison={comparison} />
      {report}
      <MethodNote />
    </>
  )
}

/** The frame that differences are counted from. */
function BaseChoice({ comparison }: { comparison: Comparison }): JSX.Element {
  const compare = useCompare()
  return (
    <Select
      name="Base"
      value={comparison.baseId}
      options={comparison.frames.map(({ nodeId, name }) => ({ value: nodeId, name }))}
      onChange={compare.setBase}
    />
  )
}

const TITLES: Record<Verdict['kind'], string> = {
  clear: 'Verdict',
  close: 'Too close to call',
  unknown: 'No verdict'
}

/** Details that are read without asking for more. */
const FIRST = 4

/** Which variant wins, in plain words, and what else there is to know. */
function VerdictCard({ verdict }: { verdict: Verdict }): JSX.Element {
  const { kind, sentence, details } = verdict
  return (
    <section
      class={classNames(styles.verdict, kind === 'clear' && styles.clear)}
      aria-label="Verdict"
    >
      <h2 class={styles.title}>{TITLES[kind]}</h2>
      <p class={styles.sentence} role="status">
        {sentence}
      </p>
      <Sentences texts={details.slice(0, FIRST)} />
      {details.length > FIRST && (
        <details class={styles.more}>
          <summary>More about this verdict</summary>
          <Sentences texts={details.slice(FIRST)} />
        </details>
      )}
    </section>
  )
}

function Sentences({ texts }: { texts: readonly string[] }): JSX.Element {
  return (
    <ul class={styles.details}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
