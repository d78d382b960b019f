import type { JSX } from 'preact'
import type { SelectedNode } from '../../bridge'
import { useBrief } from '../brief/brief-store'
import { FrameHeader } from '../kit/frame-header'
import { StartButton } from '../run/start-button'
import { useRuns } from '../run/use-runs'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import { MediumMenu } from './medium-menu'
import { words } from './words'
import styles from './start.module.css'

/** A frame without a result: how it will be seen, and the button. */
export function ReadyFrame({ node }: { node: SelectedNode }): JSX.Element {
  const brief = useBrief()
  const { analyse, busy } = useRuns()
  const { canEdit } = useTools()
  if (!canEdit) {
    return (
      <>
        <FrameHeader node={node} />
        <ViewOnly>{words().viewOnly.frame}</ViewOnly>
      </>
    )
  }
  return (
    <>
      <FrameHeader node={node} />
      <MediumMenu frames={[node]} />
      <div class={styles.start}>
        <StartButton
          what={brief.hash.value ? words().pictureWithBrief : words().picture}
          disabled={busy.value}
          run={() => analyse(node)}
        />
        {busy.value && <p class={styles.note}>{words().earlierRun}</p>}
      </div>
    </>
  )
}
