import { effect, type ReadonlySignal } from '@preact/signals'
import { IconLoopSmall24, IconPauseSmall24, IconPlaySmall24 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { DownloadedAnimation } from '../../client'
import { frameAt, type MovingMap } from '../../engine/videos/moving-map'
import { classNames } from '../kit/class-names'
import { Note } from '../kit/note'
import { PictureBox } from '../kit/picture-box'
import { Slider } from '../kit/slider'
import sliderStyles from '../kit/slider.module.css'
import { Switch } from '../kit/toggle'
import { MapLegend } from '../result/maps/preview'
import { useTools } from '../tools/use-tools'
import { formatTime } from '../words/format-time'
import { createPlayback, type Playback } from './playback'
import type { ChosenVideo } from './video-store'
import { words } from './words'
import styles from './video-result.module.css'

/** As high as leaves room for the rest. */
const HIGHEST_PX = 320

interface Props {
  video: ChosenVideo
  map: MovingMap
}

/** Plays a video with its map over it, in step. */
export function Player({ video: { facts, title, url }, map }: Props): JSX.Element {
  const { errors, settings } = useTools()
  const [shown, setShown] = useState(true)
  const [opacity, setOpacity] = useState(settings.settings.value.opacity)
  const element = useRef<HTMLVideoElement>(null)
  const playback = useMemo(() => createPlayback(facts, errors.report), [facts, errors])
  useEffect(() => playback.attach(element.current!), [playback])
  return (
    <>
      <figure class={styles.video} role="img" aria-label={words().player.withMap(title)}>
        <PictureBox size={facts} highest={HIGHEST_PX}>
          <video ref={element} src={url} muted playsInline preload="auto" tabIndex={-1} />
          <MapCanvas map={map} time={playback.time} opacity={shown ? opacity : 0} />
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
        <Switch name={words().player.showMap} on={shown} onChange={setShown} />
      </div>
      <MapLegend map="attention" meaning={words().player.meaning} />
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
  map: MovingMap
  time: ReadonlySignal<number>
  /** 0 to 1. */
  opacity: number
}

/** The map of the current moment, as small as it is: the browser enlarges it smoothly. */
function MapCanvas({ map, time, opacity }: MapCanvasProps): JSX.Element {
  const { height, palette, width } = map
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const picture = new ImageData(width, height)
    let shown: Uint8Array | null = null
    return effect(() => {
      const frame = frameAt(map, time.value)
      if (frame === shown) return
      shown = frame
      frame.forEach((index, at) => picture.data.set(palette[index]!, 4 * at))
      canvas.current?.getContext('2d')?.putImageData(picture, 0, 0)
    })
  }, [map, time])
  return <canvas ref={canvas} width={width} height={height} style={{ opacity }} />
}

/** A service's map: shown as the picture it is, which may move by itself. */
export function MapPicture({
  title,
  map
}: {
  title: string
  map: DownloadedAnimation
}): JSX.Element {
  const { bytes, type } = map
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes, type])
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
