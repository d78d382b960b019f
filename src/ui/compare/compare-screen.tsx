import { Button, IconFrame24 } from '@create-figma-plugin/ui'
import type { ComponentChildren, JSX } from 'preact'
import { FrameRows } from '../analyse/frame-rows'
import { Card, ErrorCard } from '../kit/card'
import { FrameHeader } from '../kit/frame-header'
import { ProgressBar } from '../kit/bars'
import { RunningBatch } from '../run/running-batch'
import { useTools } from '../tools/use-tools'
import { CompareButton } from './compare-button'
import { useCompare } from './compare-store'
import { ComparedFrames, LeftOut } from './compared-frames'
import type { Comparison, LeftOutFrame } from './comparison'
import { MOST_COMPARED } from './read-frame'
import { words as runWords } from '../run/words'
import { words as shared } from '../words/words'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './compare.module.css'
import empty from './empty.module.css'

interface Props {
  /** The report's menu. */
  report: (comparison: Comparison) => ComponentChildren
}

export function CompareScreen({ report }: Props): JSX.Element {
  const compare = useCompare()
  const now = compare.now.value
  switch (now.state) {
    case 'nothing':
      return <StartCompare />
    case 'analysing':
      return <RunningBatch cancel={compare.cancel} />
    case 'reading':
      return <ReadingFrames {...now} />
    case 'failed':
      return (
        <>
          <ErrorCard
            title={words().nothingToCompare}
            error={now.error}
            actions={[{ name: runWords().dismiss, run: compare.dismiss }]}
          />
          <LeftOut frames={now.leftOut} />
          <StartCompare />
        </>
      )
    case 'compared':
      return (
        <>
          <OtherSelection {...now} />
          <ComparedFrames {...now} report={report(now.comparison)} />
        </>
      )
  }
}

interface ComparedProps {
  comparison: Comparison
  leftOut: readonly LeftOutFrame[]
}

/** Other frames than those on screen are selected: they can be compared instead. */
function OtherSelection({ comparison, leftOut }: ComparedProps): JSX.Element | null {
  const compare = useCompare()
  const { frames, obstacle } = compare.plan.value
  const shown = new Set([...comparison.frames, ...leftOut].map(({ nodeId }) => nodeId))
  const same = frames.length === shown.size && frames.every(({ node }) => shown.has(node.id))
  if (same || obstacle !== null) return null
  return (
    <Card title={words().framesSelected(frames.length)}>
      <CompareButton />
    </Card>
  )
}

/** Results are read from the file, and layers measured where they were not yet. */
function ReadingFrames({ done, of }: { done: number; of: number }): JSX.Element {
  const compare = useCompare()
  return (
    <section class={styles.start} aria-label={words().comparing}>
      <FrameHeader node={{ name: words().comparingFrames(of) }} />
      <ProgressBar
        name={words().comparison}
        value={done / of}
        text={words().framesRead(done, of)}
      />
      <div>
        <Button secondary onClick={compare.cancel}>
          {shared().cancel}
        </Button>
      </div>
    </section>
  )
}

/** The selected frames, how each stands, and the button that compares them. */
function StartCompare(): JSX.Element {
  const compare = useCompare()
  const { selection } = useTools()
  const { frames, obstacle } = compare.plan.value
  const [only] = frames
  if (frames.length < 2) {
    const title = only ? words().oneSelected(only.node.name) : words().selectTwo
    return (
      <section class={empty.empty}>
        <span class={empty.icon} aria-hidden="true">
          <IconFrame24 />
        </span>
        <h2 class={empty.title}>{title}</h2>
        <Note>{only ? words().selectAnother : words().whatItShows}</Note>
      </section>
    )
  }
  const { leftOut } = selection.value
  return (
    <>
      <FrameHeader node={{ name: words().framesSelected(frames.length + leftOut) }} />
      <FrameRows frames={frames} />
      {obstacle === 'many' ? (
        <Note role="status">{words().tooManySelected(MOST_COMPARED)}</Note>
      ) : (
        <CompareButton />
      )}
    </>
  )
}
