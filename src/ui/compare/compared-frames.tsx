import type { ComponentChildren, JSX } from 'preact'
import { Card } from '../kit/card'
import { Select } from '../kit/field'
import { FrameHeader } from '../kit/frame-header'
import { Note } from '../kit/note'
import { QuietButton } from '../kit/quiet-button'
import { useFirst } from '../kit/use-first'
import { Section } from '../kit/section'
import { Fold } from '../tools/fold'
import { MethodNote } from '../result/method-note'
import type { Story, StoryRow } from '../story/story'
import { Figures } from '../story/figures'
import { Rows } from '../story/rows'
import { useTools } from '../tools/use-tools'
import { BoardSection } from './board/board-section'
import { useCompare } from './compare-store'
import { ComparedPicture } from './compared-picture'
import type { Comparison, LeftOutFrame } from './comparison'
import { MainActionChoice, UnsurePairs } from './main-action'
import { comparisonStory } from './story/comparison-story'
import { DifferenceSection } from './variant/difference-section'
import { words as layerWords } from '../layers/words'
import { words as runWords } from '../run/words'
import { words } from './words'
import styles from './compare.module.css'

interface Props {
  comparison: Comparison
  leftOut: readonly LeftOutFrame[]
  /** The report's menu. */
  report: ComponentChildren
}

/** A mark's number as a part of a picture as wide as half a narrow panel. */
const NUMBER = 0.12

/** Variants side by side: what moved, the pictures with their numbers, the layers, and what can be made of it. */
export function ComparedFrames({ comparison, leftOut, report }: Props): JSX.Element {
  const compare = useCompare()
  const { bridge, errors } = useTools()
  const { frames } = comparison
  const story = comparisonStory(comparison, false)
  const select = (nodeId: string, layerId?: string): void =>
    errors.guard(() =>
      layerId === undefined ? bridge.selectNode(nodeId) : bridge.selectLayer(nodeId, layerId)
    )
  const imageOf = (nodeId: string): JSX.Element | null => {
    const frame = frames.find((one) => one.nodeId === nodeId)
    return frame ? <ComparedPicture frame={frame} /> : null
  }
  return (
    <>
      <Outcome story={story} />
      <UnsurePairs comparison={comparison} />
      <LeftOut frames={leftOut} />
      <FrameHeader node={{ name: words().framesCompared(frames.length) }}>
        <QuietButton
          name={runWords().dismiss}
          about={words().theComparison}
          run={compare.dismiss}
        />
      </FrameHeader>
      <Figures
        story={story}
        across={NUMBER}
        imagesOf={({ nodeId }) => imageOf(nodeId)}
        select={select}
      />
      <MainActionChoice comparison={comparison} />
      {/* The frame that differences are counted from. */}
      <Select
        name={words().badges.base}
        value={comparison.baseId}
        options={frames.map(({ nodeId, name }) => ({ value: nodeId, name }))}
        onChange={compare.setBase}
      />
      <Layers story={story} imageOf={imageOf} select={select} />
      <DifferenceSection comparison={comparison} />
      <BoardSection comparison={comparison} />
      {report}
      <MethodNote />
    </>
  )
}

/** Rows before “Show all”. */
const FIRST = 8

interface LayersProps {
  story: Story
  imageOf: (nodeId: string) => JSX.Element | null
  select: (nodeId: string, layerId?: string) => void
}

/** The layers with how many see each in every variant; pressing a number selects the layer. */
function Layers({ story: { rows }, imageOf, select }: LayersProps): JSX.Element {
  const say = words().rows
  const also = ({ marked }: StoryRow): boolean => marked
  const [shown, more] = useFirst(rows?.list ?? [], {
    first: FIRST,
    also,
    about: layerWords().layers
  })
  if (rows === null) return <Note>{say.noLayers}</Note>
  return (
    <Section title={rows.title}>
      <Rows rows={rows} list={shown} imageOf={imageOf} select={select} />
      {more}
      <Note>{rows.caption}</Note>
    </Section>
  )
}

/** Who wins and what moved, and in a fold how sure that is. */
function Outcome({ story: { headline, lead, notes } }: { story: Story }): JSX.Element {
  return (
    <section class={styles.verdict} aria-label={words().whatMoved}>
      <div role="status">
        <p class={styles.sentence}>{headline}</p>
        {lead.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {notes.length > 0 && (
        <Fold part="howSure" title={words().howSure}>
          <ul class={styles.details}>
            {notes.map((text) => (
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
