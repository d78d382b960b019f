import { effect, type ReadonlySignal } from '@preact/signals'
import { IconLoopSmall24, IconPauseSmall24, IconPlaySmall24 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { latestOnly } from '../../../waiting/latest-only'
import { classNames } from '../../kit/class-names'
import { Slider } from '../../kit/slider'
import { Switch } from '../../kit/toggle'
import { MapLegend } from '../../result/maps/preview'
import { useTools } from '../../tools/use-tools'
import { formatTime } from '../../words/format-time'
import { createFramePainter } from '../map/paint-frames'
import type { Apng } from '../map/parse-apng'
import { createTimeline, frameAt } from '../map/timeline'
import type { ChosenVideo, VideoMap } from '../video-map'
import { words } from '../words'
import { createPlayback, type Playback } from './playback'
import { Note } from '../../kit/note'
import { PictureBox } from '../../kit/picture-box'
import sliderStyles from '../../kit/slider.module.css'
import styles from '../video-result.module.css'

/** As high as leaves room for the rest. */
const HIGHEST_PX = 320

interface Props {
  title: string
  /** null when only the map is there. */
  video: ChosenVideo | null
  map: Extract<VideoMap, { kind: 'frames' }>
}

/** Plays a video with its map over it, in step; the map alone where the file is not there. */
export function Player({ title, video, map }: Props): JSX.Element {
  const { errors, settings } = useTools()
  const [shown, setShown] = useState(true)
  const [opacity, setOpacity] = useState(settings.settings.value.opacity)
  const timeline = useMemo(
    () => createTimeline(map.apng.frames, video?.facts.seconds ?? null),
    [map, video]
  )
  const { seconds } = timeline
  const element = useRef<HTMLVideoElement>(null)
  const playback = useMemo(() => createPlayback(seconds, errors.report), [seconds, errors])
  useEffect(
    () => (element.current === null ? playback.stop : playback.attach(element.current)),
    [playback]
  )
  return (
    <>
      <figure
        class={styles.video}
        role="img"
        aria-label={video === null ? words().player.mapAlone(title) : words().player.withMap(title)}
      >
        <PictureBox size={video?.facts ?? map} highest={HIGHEST_PX}>
          {video !== null && (
            <video ref={element} src={video.url} muted playsInline preload="auto" tabIndex={-1} />
          )}
          <MapCanvas
            apng={map.apng}
            starts={timeline.starts}
            time={playback.time}
            opacity={shown || video === null ? opacity : 0}
          />
        </PictureBox>
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
      {timeline.stretched && <Note>{words().player.stretched}</Note>}
    </>
  )
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

interface MapCanvasProps {
  apng: Apng
  starts: readonly number[]
  time: ReadonlySignal<number>
  /** 0 to 1. */
  opacity: number
}

/** The map's frame for a moment. */
function MapCanvas({ apng, starts, time, opacity }: MapCanvasProps): JSX.Element {
  const { errors } = useTools()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    const painter = createFramePainter(apng)
    const paint = latestOnly(async (index: number) => {
      const frame = await painter.paint(index)
      context?.clearRect(0, 0, apng.width, apng.height)
      context?.drawImage(frame, 0, 0)
    })
    let shown = -1
    return effect(() => {
      const index = frameAt(starts, time.value)
      if (index === shown) return
      shown = index
      errors.guard(() => paint(index))
    })
  }, [apng, starts, time, errors])
  return <canvas ref={canvas} width={apng.width} height={apng.height} style={{ opacity }} />
}

interface StillMapProps {
  title: string
  map: Extract<VideoMap, { kind: 'picture' }>
}

/** A map whose frames cannot be told apart: shown as the picture it is. */
export function StillMap({ title, map }: StillMapProps): JSX.Element {
  const { file } = map
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <>
      <figure class={styles.video}>
        <PictureBox size={map} highest={HIGHEST_PX}>
          {url !== '' && <img src={url} alt={words().player.mapOf(title)} />}
        </PictureBox>
      </figure>
      <Note>{words().player.still}</Note>
    </>
  )
}
