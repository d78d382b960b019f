import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import type { FrameAround, SelectedNode } from '../../bridge'
import { useBrief } from '../brief/brief-store'
import { FrameHeader } from '../kit/frame-header'
import { QuietButton } from '../kit/quiet-button'
import { useGroupFares } from '../layers/group-fares'
import { StartButton } from '../run/start-button'
import { useRuns } from '../run/frame-runs'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import { formatShare } from '../words/format-numbers'
import { quoted } from '../words/quoted'
import { placeWords } from '../words/standing-words'
import { MediumMenu } from './medium-menu'
import { words } from './words'
import styles from './start.module.css'

interface Props {
  node: SelectedNode
  /** The frame that it lies in. */
  around: FrameAround
  /** Goes on with the layer by itself; null where it cannot be analysed so. */
  alone: (() => void) | null
}

/** A layer inside a frame: the frame is offered, since a part of a design is hardly looked at by itself. */
export function InsideFrame({ node, around, alone }: Props): JSX.Element {
  const { bridge, canEdit, errors } = useTools()
  const brief = useBrief()
  const { analyse, busy } = useRuns()
  const [layer, frame] = [quoted(node.name), quoted(around.name)]
  const show = (): Promise<void> => bridge.selectNode(around.id)
  const fares = useGroupFares(around.analysed ? around.id : null, node.id)
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
      {fares !== null && (
        <p role="status">
          {words().groupGets(layer, formatShare(fares.attention), placeWords(fares))}
        </p>
      )}
      {around.analysed ? (
        <Button fullWidth onClick={() => errors.guard(show)}>
          {words().showResult}
        </Button>
      ) : canEdit ? (
        <>
          <MediumMenu frames={[around]} />
          <div class={styles.start}>
            <StartButton
              name={words().analyseAround(frame)}
              what={brief.hash.value ? words().pictureWithBrief : words().picture}
              disabled={busy.value}
              run={() => errors.guard(run)}
            />
            {busy.value && <p class={styles.note}>{words().earlierRun}</p>}
          </div>
        </>
      ) : (
        <ViewOnly>{words().viewOnly.frame}</ViewOnly>
      )}
      {alone !== null && canEdit && (
        <p>
          <QuietButton name={words().alone(layer)} run={alone} />
        </p>
      )}
    </>
  )
}
