import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import type { FrameAround, SelectedNode } from '../../bridge'
import { useBrief } from '../brief/brief-store'
import { FrameHeader } from '../kit/frame-header'
import { QuietButton } from '../kit/quiet-button'
import { useRegionFares } from '../layers/region-fares'
import { SeenBy } from '../layers/seen-by'
import { StartButton } from '../run/start-button'
import { useRuns } from '../run/frame-runs'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import { quoted } from '../words/quoted'
import { MediumMenu } from './medium-menu'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './start.module.css'

interface Props {
  node: SelectedNode
  /** The frame around the layer. */
  around: FrameAround
  /** Goes on with the layer by itself; null where it cannot be analysed. */
  alone: (() => void) | null
}

/** Offers the frame around a selected layer: a part of a design is hardly seen by itself. */
export function InsideFrame({ node, around, alone }: Props): JSX.Element {
  const { bridge, canEdit, errors } = useTools()
  const { analyse } = useRuns()
  const [layer, frame] = [quoted(node.name), quoted(around.name)]
  const show = (): Promise<void> => bridge.selectNode(around.id)
  const fares = useRegionFares(around.id, around.box)
  const run = async (): Promise<void> => {
    await show()
    analyse(around)
  }
  return (
    <>
      <FrameHeader node={node} />
      <p>
        {words().inside(layer, frame)} {around.analysed && words().hasResult(frame)}
      </p>
      {fares !== null && <SeenBy name={layer} rank={fares} shares={fares.shares} />}
      {around.analysed ? (
        <Button fullWidth onClick={() => errors.guard(show)}>
          {words().showResult}
        </Button>
      ) : (
        <StartFrame
          frame={around}
          name={words().analyseAround(frame)}
          run={() => errors.guard(run)}
        />
      )}
      {alone !== null && canEdit && (
        <p>
          <QuietButton name={words().alone(layer)} run={alone} />
        </p>
      )}
    </>
  )
}

interface StartProps {
  frame: Pick<SelectedNode, 'width' | 'height'>
  /** Of the button; “Analyse” by default. */
  name?: string
  run: () => void
}

/** Starts the analysis of one frame and shows its medium; says why not in a read-only file. */
export function StartFrame({ frame, name, run }: StartProps): JSX.Element {
  const brief = useBrief()
  const { busy } = useRuns()
  const { canEdit } = useTools()
  if (!canEdit) return <ViewOnly>{words().noResult}</ViewOnly>
  return (
    <>
      <MediumMenu frames={[frame]} />
      <div class={styles.start}>
        <StartButton
          {...(name !== undefined && { name })}
          what={words().picture(Boolean(brief.hash.value))}
          disabled={busy.value}
          run={run}
        />
        {busy.value && <Note>{words().busy}</Note>}
      </div>
    </>
  )
}
