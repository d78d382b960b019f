import type { JSX } from 'preact'
import { Card, ErrorCard } from '../kit/card'
import { QuietButton } from '../kit/quiet-button'
import { Ended, Recoveries } from '../run/ended'
import type { VideoMap } from '../provider/provider'
import type { Job } from '../run/job'
import { Running } from '../run/running'
import { StartButton } from '../run/start-button'
import { words as runWords } from '../run/words'
import { useTools } from '../tools/use-tools'
import { formatBytes, formatFixed } from '../words/format-numbers'
import { PickVideo } from './pick-video'
import { MapPicture, Player } from './player'
import { type ChosenVideo, useVideos } from './video-store'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './video-card.module.css'
import resultStyles from './video-result.module.css'

/** A video, its attention map frame by frame, and both played in step. */
export function VideoSection(): JSX.Element {
  const { map, runs } = useVideos()
  const { value: run } = runs.run
  if (run?.state === 'running') return <RunningVideo run={run} />
  if (run?.state === 'done' && map.value !== null) {
    return <VideoResult title={run.title} map={map.value} />
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
  const { choice, runs, start } = useVideos()
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
            <StartButton what={words().theVideo} run={() => start(chosen.video)} />
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
          {words().seconds(formatFixed(facts.seconds, 1))}
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

/** How the last video ended without a map, and the ways on. */
function EndedVideo(): JSX.Element | null {
  const { tab } = useTools()
  const { cancelNote, clear, runs } = useVideos()
  const run = runs.run.value
  if (run?.error?.code === 'resource_not_found' && !run.entry?.serviceId) {
    const actions = [
      { name: runWords().openSettings, run: () => (tab.value = 'settings'), main: true },
      { name: runWords().dismiss, run: runs.dismiss }
    ]
    return (
      <Card tone="warning" role="alert" title={words().noAddOn.title} actions={actions}>
        <p>{words().noAddOn.text(run.provider.info.host ?? '', run.title)}</p>
      </Card>
    )
  }
  return (
    <Ended
      store={runs}
      thing="video"
      cancelNote={cancelNote.value}
      // The same file would fail the same way.
      {...(run?.error?.code === 'video_file_changed' && { onDismiss: clear })}
    />
  )
}

/** A running video: how much is uploaded or analysed. */
function RunningVideo({ run }: { run: Job }): JSX.Element {
  const { cancelNote, runs } = useVideos()
  return (
    <>
      <Running
        store={runs}
        cancelNote={cancelNote.value}
        count={run.phase === 'uploading' ? formatBytes : String}
      />
      {run.phase === 'analysing' && run.provider.sends && <Note>{words().goesOn}</Note>}
    </>
  )
}

/** The map of a video: over the video itself, or as the picture that a service sent. */
function VideoResult({ title, map }: { title: string; map: VideoMap }): JSX.Element {
  const { choice, clear } = useVideos()
  const chosen = choice.value
  return (
    <>
      <header class={resultStyles.header}>
        <h2 class={resultStyles.title} title={title}>
          {title}
        </h2>
        <QuietButton name={words().another} run={clear} />
      </header>
      {'bytes' in map ? (
        <MapPicture title={title} map={map} />
      ) : (
        chosen.state === 'ready' && <Player video={chosen.video} map={map} />
      )}
    </>
  )
}
