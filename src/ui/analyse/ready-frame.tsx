import type { JSX } from 'preact'
import type { SelectedNode } from '../../bridge'
import { useBrief } from '../brief/brief-store'
import { FrameHeader } from '../kit/frame-header'
import { StartButton } from '../run/start-button'
import { useRuns } from '../run/use-runs'
import { MediumSelect } from '../settings/medium-select'
import { PredictionChoice } from '../settings/prediction-choice'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import styles from './start.module.css'

/** A frame without a result: the choices that matter, and the button. */
export function ReadyFrame({ node }: { node: SelectedNode }): JSX.Element {
  const brief = useBrief()
  const { analyse, busy } = useRuns()
  const { canEdit } = useTools()
  const what = brief.hash.value ? 'The picture, with the brief,' : 'The picture'
  if (!canEdit) {
    return (
      <>
        <FrameHeader node={node} />
        <ViewOnly>
          This frame has no result yet. Analysing places layers, which needs edit access. Results
          others have made are shown here.
        </ViewOnly>
      </>
    )
  }
  return (
    <>
      <FrameHeader node={node} />
      <MediumSelect node={node} />
      <PredictionChoice />
      <div class={styles.start}>
        <StartButton what={what} disabled={busy.value} run={() => analyse(node)} />
        {busy.value && <p class={styles.note}>An analysis is running; this frame can follow.</p>}
      </div>
    </>
  )
}
