import type { JSX } from 'preact'
import { ErrorCard } from '../kit/error-card'
import { Recoveries } from '../run/recoveries'
import { StartButton } from '../run/start-button'
import { EndedVideo } from './ended-video'
import { PickVideo } from './pick-video'
import { RunningVideo } from './running-video'
import { VideoCard } from './video-card'
import { VideoResult } from './video-result'
import { useVideos } from './video-store'

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
      return <p role="status">Reading “{chosen.name}”…</p>
    case 'refused':
      return (
        <>
          <ErrorCard title={`“${chosen.name}” cannot be analysed`} error={chosen.error} />
          <PickVideo />
        </>
      )
    case 'ready':
      return (
        <>
          <VideoCard video={chosen.video} />
          {runs.run.value === null && (
            <StartButton what="The video" run={() => runs.start(chosen.video)} />
          )}
        </>
      )
  }
}
