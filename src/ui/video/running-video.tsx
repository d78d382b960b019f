import type { JSX } from 'preact'
import { useSeconds } from '../kit/use-seconds'
import type { Run } from '../run/run'
import { Running } from '../run/running'
import { formatBytes } from '../words/format-numbers'
import { formatElapsed } from '../words/format-time'
import type { VideoPhase } from './analyse-video'
import { useVideos } from './video-store'
import { words } from './words'
import styles from './video-result.module.css'

/** A shorter interval than this need not be spoken of, ms. */
const PATIENT_MS = 5000

/** A video on its way: how much has been handed over, when the service was last asked. */
export function RunningVideo({ run }: { run: Run<VideoPhase> }): JSX.Element {
  const { cancelNote, looked, runs } = useVideos()
  const look = looked.value
  return (
    <>
      <Running store={runs} cancelNote={cancelNote.value} count={formatBytes} />
      {run.phase === 'analysing' && look !== null && look.everyMs >= PATIENT_MS && (
        <LastLook at={look.at} everyMs={look.everyMs} />
      )}
    </>
  )
}

function LastLook({ at, everyMs }: { at: number; everyMs: number }): JSX.Element {
  const ago = formatElapsed(useSeconds(at))
  return <p class={styles.note}>{words().lastLook(Math.round(everyMs / 1000), ago)}</p>
}
