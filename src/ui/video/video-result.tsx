import type { JSX } from 'preact'
import { ErrorCard } from '../kit/card'
import { QuietButton } from '../kit/quiet-button'
import { KeyFrames } from './key-frames'
import { PickVideo } from './pick-video'
import { Player } from './player/player'
import { StillMap } from './player/still-map'
import type { VideoMap } from './video-map'
import { useVideos } from './video-store'
import { words } from './words'
import styles from './video-result.module.css'

/** The map of a video, over the video where its file is there. */
export function VideoResult({ title, map }: { title: string; map: VideoMap }): JSX.Element {
  const { choice, clear } = useVideos()
  const chosen = choice.value
  const video = chosen.state === 'ready' ? chosen.video : null
  return (
    <>
      <header class={styles.header}>
        <h2 class={styles.title} title={title}>
          {title}
        </h2>
        <QuietButton name={words().another} run={clear} />
      </header>
      {map.kind === 'frames' ? (
        <Player key={video?.url} title={title} video={video} map={map} />
      ) : (
        <StillMap title={title} map={map} />
      )}
      {video === null && (
        <>
          {chosen.state === 'refused' && (
            <ErrorCard title={words().notShowable(chosen.name)} error={chosen.error} />
          )}
          <PickVideo again name={words().chooseForBoth} />
        </>
      )}
      {map.kind === 'frames' && <KeyFrames />}
    </>
  )
}
