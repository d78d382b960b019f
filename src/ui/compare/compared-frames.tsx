import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import { shareOrder } from '../../engine/share-order'
import { Card } from '../kit/card'
import { Fold } from '../kit/section'
import { FrameHeader } from '../kit/frame-header'
import { QuietButton } from '../kit/quiet-button'
import { Select } from '../kit/field'
import { MethodNote } from '../result/method-note'
import { useOpenPart, useTools } from '../tools/use-tools'
import { formatPercent } from '../words/format-numbers'
import { BoardSection } from './board/board-section'
import { useCompare } from './compare-store'
import type { Comparison, LeftOutFrame, Verdict } from './comparison'
import { ModeCopies } from './every-mode'
import { RankingTable } from './ranking/ranking-table'
import { VariantSection } from './variant/variant-section'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './compare.module.css'

interface Props {
  comparison: Comparison
  leftOut: readonly LeftOutFrame[]
  /** The report's menu. */
  report: ComponentChildren
}

/** Variants side by side: what moved, the numbers, where attention moved, and what can be made of it. */
export function ComparedFrames({ comparison, leftOut, report }: Props): JSX.Element {
  const compare = useCompare()
  const { frames, verdict } = comparison
  const [chosen, choose] = useState<string | null>(null)
  return (
    <>
      <VerdictCard verdict={verdict} />
      <ModeCopies />
      <LeftOut frames={leftOut} />
      <FrameHeader node={{ name: words().framesCompared(frames.length) }}>
        <QuietButton name={words().dismiss} about={words().theComparison} run={compare.dismiss} />
      </FrameHeader>
      <RankingTable comparison={comparison} />
      <MainActionChoice comparison={comparison} />
      <BaseChoice comparison={comparison} />
      <VariantSection comparison={comparison} chosen={chosen} choose={choose} />
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
      name={words().base}
      value={comparison.baseId}
      options={comparison.frames.map(({ nodeId, name }) => ({ value: nodeId, name }))}
      onChange={compare.setBase}
    />
  )
}

/** Shows what moved, and in a fold how sure that is. */
function VerdictCard({ verdict }: { verdict: Verdict }): JSX.Element {
  const { sentence, details } = verdict
  const [open, toggle] = useOpenPart('howSure')
  return (
    <section class={styles.verdict} aria-label={words().whatMoved}>
      <p class={styles.sentence} role="status">
        {sentence}
      </p>
      {details.length > 0 && (
        <Fold title={words().howSure} open={open} toggle={toggle}>
          <ul class={styles.details}>
            {details.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  )
}

/** Frames that could not be compared, and why. */
export function LeftOut({ frames }: { frames: readonly LeftOutFrame[] }): JSX.Element | null {
  if (frames.length === 0) return null
  return (
    <Card tone="warning" role="status" title={words().leftOut(frames.length)}>
      <ul class={styles.leftOut}>
        {frames.map(({ nodeId, name, reason }) => (
          <li key={nodeId}>
            <strong>{name}</strong>: {reason}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const NONE = ''

/** Chooses the layer that variants should lead the eye to among the base's, by default its mark or the suggestion. */
function MainActionChoice({ comparison }: { comparison: Comparison }): JSX.Element | null {
  const compare = useCompare()
  const { canEdit } = useTools()
  const { frames, baseId, mainActionName, suggested } = comparison
  const base = frames.find(({ nodeId }) => nodeId === baseId)
  const ordered = base?.shares && shareOrder(base.shares.layers, base.record)
  const layers = ordered?.order ?? []
  const say = words()
  if (!canEdit || layers.length === 0) {
    return mainActionName === null ? null : (
      <Note>{say.mainActionIs(mainActionName, suggested)}</Note>
    )
  }
  const chosen = base?.mainAction?.layer ?? null
  const absent = mainActionName === null ? say.noneMarked : say.notInBase(mainActionName)
  return (
    <>
      <Select
        name={say.mainAction}
        value={chosen?.id ?? NONE}
        options={[
          { value: NONE, name: chosen === null ? absent : say.none },
          ...layers.map((layer) => {
            const { id, attention } = layer
            const name = ordered?.names.get(layer) ?? layer.name
            return {
              value: id,
              name: attention === null ? name : `${name} (${formatPercent(attention)})`
            }
          })
        ]}
        {...(mainActionName === null && { help: say.whichLayer })}
        {...(suggested && { help: say.suggested })}
        onChange={(id) => compare.mark(layers.find((layer) => layer.id === id) ?? null)}
      />
      {suggested && chosen !== null && (
        <p>
          <QuietButton
            name={say.confirm}
            about={say.confirmAbout}
            run={() => compare.mark(chosen)}
          />
        </p>
      )}
    </>
  )
}
