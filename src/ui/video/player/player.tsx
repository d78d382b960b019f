import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Slider } from '../../kit/slider'
import { Switch } from '../../kit/switch'
import { MapLegend } from '../../result/maps/legend'
import { useTools } from '../../tools/use-tools'
import type { ChosenVideo } from '../chosen-video'
import { createTimeline } from '../map/timeline'
import type { VideoMap } from '../video-map'
import { videoSize } from './video-size'
import { MapCanvas } from './map-canvas'
import { createMapPlayback } from './map-playback'
import { PlayerControls } from './player-controls'
import { createVideoPlayback } from './video-playback'
import { words } from '../words'
import styles from '../video-result.module.css'

interface Props {
  title: string
  /** null when only the map is there. */
  video: ChosenVideo | null
  map: Extract<VideoMap, { kind: 'frames' }>
}

/** Plays a video with its map over it, in step; the map alone where the file is not there. */
export function Player({ title, video, map }: Props): JSX.Element {
  const { settings } = useTools()
  const [shown, setShown] = useState(true)
  const [opacity, setOpacity] = useState(settings.settings.value.opacity)
  const timeline = useMemo(
    () => createTimeline(map.apng.frames, video?.facts.seconds ?? null),
    [map, video]
  )
  const { element, playback } = usePlayback(video, timeline.seconds)
  return (
    <>
      <figure
        class={styles.video}
        role="img"
        aria-label={video === null ? words().player.mapAlone(title) : words().player.withMap(title)}
      >
        <div class={styles.box} style={videoSize(video?.facts ?? map)}>
          {video !== null && (
            <video
              ref={element}
              class={styles.layer}
              src={video.url}
              muted
              playsInline
              preload="auto"
              tabIndex={-1}
            />
          )}
          <MapCanvas
            apng={map.apng}
            starts={timeline.starts}
            time={playback.time}
            opacity={shown || video === null ? opacity : 0}
          />
        </div>
      </figure>
      <PlayerControls playback={playback} />
      <div class={styles.options}>
        <Slider
          name={words().player.opacity}
          value={opacity}
          onInput={setOpacity}
          onSettle={setOpacity}
        />
        {video !== null && <Switch name={words().player.showMap} on={shown} onChange={setShown} />}
      </div>
      <MapLegend map="attention" meaning={words().player.meaning} />
      {timeline.stretched && <p class={styles.note}>{words().player.stretched}</p>}
    </>
  )
}

function usePlayback(video: ChosenVideo | null, seconds: number) {
  const { errors } = useTools()
  const element = useRef<HTMLVideoElement>(null)
  const own = useMemo(() => {
    if (video === null) return { kind: 'map' as const, playback: createMapPlayback(seconds) }
    return { kind: 'video' as const, playback: createVideoPlayback(seconds, errors.report) }
  }, [video, seconds, errors])
  useEffect(() => {
    if (own.kind === 'map') return own.playback.stop
    return element.current === null ? undefined : own.playback.attach(element.current)
  }, [own])
  return { element, playback: own.playback }
}
