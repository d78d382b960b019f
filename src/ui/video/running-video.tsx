import type { JSX } from 'preact'
import { Running, type Step } from '../kit/running'
import { useSeconds } from '../kit/use-seconds'
import type { Task } from '../run/task/task'
import { formatElapsed } from '../words/format-elapsed'
import { formatBytes } from '../words/format-time'
import { VIDEO_PHASE_NAMES, VIDEO_PHASES, type VideoPhase } from './video-phases'
import { useVideos } from './video-store'
import styles from './video-result.module.css'

/** A shorter interval than this need not be spoken of, ms. */
const PATIENT_MS = 5000

/** A video on its way: how much has been handed over, when the service was last asked. */
export function RunningVideo({ task }: { task: Task<VideoPhase, unknown> }): JSX.Element {
  const { cancelNote, choice, looked, tasks } = useVideos()
  const bytes = choice.value.state === 'ready' ? choice.value.video.file.size : 0
  const look = looked.value
  const steps = VIDEO_PHASES.map((phase): Step => {
    const sent = phase === 'uploading' && task.phase === phase && task.progress !== null
    return {
      name: VIDEO_PHASE_NAMES[phase],
      count: sent ? `${formatBytes(bytes * (task.progress ?? 0))} of ${formatBytes(bytes)}` : null
    }
  })
  return (
    <>
      <Running
        header={
          <h2 class={styles.title} title={task.title}>
            {task.title}
          </h2>
        }
        steps={steps}
        at={VIDEO_PHASES.indexOf(task.phase)}
        progress={task.progress}
        startedAt={task.startedAt}
        cancelNote={cancelNote.value}
        onCancel={tasks.cancel}
      />
      {task.phase === 'analysing' && look !== null && look.everyMs >= PATIENT_MS && (
        <LastLook at={look.at} everyMs={look.everyMs} />
      )}
    </>
  )
}

function LastLook({ at, everyMs }: { at: number; everyMs: number }): JSX.Element {
  const ago = formatElapsed(useSeconds(at))
  return (
    <p class={styles.note}>
      Glance asks every {Math.round(everyMs / 1000)} seconds whether it is done. Last asked {ago}{' '}
      ago. You can close the panel: it goes on when you open it again.
    </p>
  )
}
