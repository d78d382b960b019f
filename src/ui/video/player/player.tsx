import { IconLoopSmall24, IconPauseSmall24, IconPlaySmall24 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { classNames } from '../../kit/class-names'
import { Slider } from '../../kit/slider'
import { Switch } from '../../kit/toggle'
import { MapLegend } from '../../result/maps/preview'
import { useTools } from '../../tools/use-tools'
import { formatTime } from '../../words/format-time'
import type { ChosenVideo } from '../chosen-video'
import { createTimeline } from '../map/timeline'
import type { VideoMap } from '../video-map'
import { words } from '../words'
import { MapCanvas } from './map-canvas'
import { createMapPlayback, createVideoPlayback, type Playback } from './playback'
import { videoSize } from './still-map'
import sliderStyles from '../../kit/slider.module.css'
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

/** One press of an arrow key, seconds; a map changes ten times in a second. */
const STEP = 0.1

/** Play, seek and loop. Native controls: Space, arrows, Home and End come with them. */
function PlayerControls({ playback }: { playback: Playback }): JSX.Element {
  const { loop, playing, repeat, seconds, seek, time, toggle } = playback
  const now = formatTime(time.value)
  const end = formatTime(seconds)
  return (
    <div class={styles.controls} role="group" aria-label={words().player.name}>
      <button
        type="button"
        class={styles.button}
        aria-label={playing.value ? words().player.pause : words().player.play}
        onClick={toggle}
      >
        {playing.value ? <IconPauseSmall24 /> : <IconPlaySmall24 />}
      </button>
      <input
        class={classNames(sliderStyles.input, styles.seek)}
        type="range"
        aria-label={words().player.time}
        aria-valuetext={words().player.at(now, end)}
        min={0}
        max={seconds}
        step={STEP}
        value={time.value}
        onInput={(event) => seek(event.currentTarget.valueAsNumber)}
      />
      <span class={styles.time}>
        {now} / {end}
      </span>
      <button
        type="button"
        class={classNames(styles.button, loop.value && styles.on)}
        aria-label={words().player.loop}
        aria-pressed={loop.value}
        onClick={() => repeat(!loop.value)}
      >
        <IconLoopSmall24 />
      </button>
    </div>
  )
}
