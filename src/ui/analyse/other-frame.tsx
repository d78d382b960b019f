import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { ProgressBar } from '../kit/progress-bar'
import { Ended } from '../run/ended'
import { FRAME_PHASES, type FrameRun } from '../run/frame'
import { runProgress } from '../run/run'
import { useRuns } from '../run/use-runs'
import { useTools } from '../tools/use-tools'
import styles from '../run/elsewhere.module.css'

/** The run of a frame that is not the selected one: it goes on, and can be gone back to. */
export function OtherFrame({ run }: { run: FrameRun }): JSX.Element | null {
  const { bridge, errors } = useTools()
  const runs = useRuns()
  if (run.state !== 'running') {
    return run.state === 'failed' ? <Ended store={runs} thing="picture" /> : null
  }
  const phase = FRAME_PHASES[run.phase]
  return (
    <section class={styles.other} aria-label="Running analysis">
      <p class={styles.text}>
        <strong>{run.title}</strong>: {phase.toLowerCase()}
      </p>
      <ProgressBar
        name="Analysis"
        value={runProgress(Object.keys(FRAME_PHASES), run)}
        text={phase}
      />
      <div class={styles.actions}>
        <Button secondary onClick={() => errors.guard(() => bridge.selectNode(run.source))}>
          Show frame
        </Button>
        <Button secondary onClick={() => runs.cancel()}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
