import type { JSX } from 'preact'
import { locale } from '../../language'
import { ErrorCard } from '../kit/error-card'
import { QuietButton } from '../kit/quiet-button'
import { Recoveries } from '../run/recoveries'
import { StartButton } from '../run/start-button'
import { formatBytes } from '../words/format-numbers'
import type { ChosenVideo } from './chosen-video'
import { EndedVideo } from './ended-video'
import { PickVideo } from './pick-video'
import { RunningVideo } from './running-video'
import { VideoResult } from './video-result'
import { useVideos } from './video-store'
import { words } from './words'
import styles from './video-card.module.css'

/** A video, its attention map frame by frame, and both played in step. */
export function VideoSection(): JSX.Element {
  const { runs } = useVideos()
  const { value: run } = runs.run
  if (run?.state === 'running') return <RunningVideo run={run} />
  if (run !== null && run.result !== null) {
    return <VideoResult title={run.title} map={run.result} />
  }
  return (
    <>
      <Recoveries store={runs} thing="video" />
      <EndedVideo />
      <Choosing />
    </>
  )
}

function Choosing(): JSX.Element {
  const { choice, runs } = useVideos()
  const chosen = choice.value
  switch (chosen.state) {
    case 'none':
      return <PickVideo />
    case 'checking':
      return <p role="status">{words().reading(chosen.name)}</p>
    case 'refused':
      return (
        <>
          <ErrorCard title={words().notAnalysable(chosen.name)} error={chosen.error} />
          <PickVideo />
        </>
      )
    case 'ready':
      return (
        <>
          <VideoCard video={chosen.video} />
          {runs.run.value === null && (
            <StartButton what={words().theVideo} run={() => runs.start(chosen.video)} />
          )}
        </>
      )
  }
}

/** The chosen file: what it shows first, and what is known of it. */
function VideoCard({ video }: { video: ChosenVideo }): JSX.Element {
  const { clear, runs } = useVideos()
  const { file, title, url, facts } = video
  return (
    <section class={styles.card} aria-label={title}>
      <div class={styles.thumb}>
        <video key={url} src={url} muted preload="auto" tabIndex={-1} aria-hidden="true" />
      </div>
      <div class={styles.facts}>
        <h2 class={styles.title} title={file.name}>
          {title}
        </h2>
        <p>
          {words().seconds(tenths(facts.seconds))}
          <br />
          {words().size(facts.width, facts.height)}
          <br />
          {formatBytes(file.size)}
        </p>
      </div>
      {runs.run.value === null && (
        <QuietButton name={words().change} about={words().video} run={clear} />
      )}
    </section>
  )
}

function tenths(number: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return number.toLocaleString(locale(), digits)
}
