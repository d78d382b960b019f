import { effect, type ReadonlySignal, useSignal } from '@preact/signals'
import { IconPauseSmall24, IconPlaySmall24 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { DownloadedAnimation } from '../../client'
import { frameAt, type MovingMap } from '../../engine/videos/moving-map'
import { classNames } from '../kit/class-names'
import { Note } from '../kit/note'
import { PictureBox } from '../kit/picture-box'
import sliderStyles from '../kit/slider.module.css'
import { Switch } from '../kit/toggle'
import { MapLegend } from '../result/maps/preview'
import { useTools } from '../tools/use-tools'
import { formatTime } from '../words/format-time'
import type { ChosenVideo } from './video-store'
import { words } from './words'
import styles from './video-result.module.css'

/** As high as leaves room for the rest. */
const HIGHEST_PX = 320
/** One press of an arrow key, seconds; a map changes ten times in a second. */
const STEP = 0.1

interface Props {
  video: ChosenVideo
  map: MovingMap
}

/** Plays a video with its map over it, in step. Its first frame may come later than at 0, at `start`. */
export function Player({ video: { facts, title, url }, map }: Props): JSX.Element {
  const { seconds, start = 0 } = facts
  const { errors, settings } = useTools()
  const [shown, setShown] = useState(true)
  const element = useRef<HTMLVideoElement>(null)
  /** Where it is, in seconds from the first frame. */
  const time = useSignal(0)
  const playing = useSignal(false)
  const say = words().player
  const follow = (): void => {
    const at = (element.current?.currentTime ?? 0) - start
    time.value = Math.min(Math.max(0, at), seconds)
  }
  useEffect(() => {
    const video = element.current!
    const onFrame = (): void => {
      follow()
      handle = video.requestVideoFrameCallback(onFrame)
    }
    let handle = video.requestVideoFrameCallback(onFrame)
    return () => video.cancelVideoFrameCallback(handle)
  }, [url])
  const toggle = (): void => {
    const video = element.current!
    // What keeps it from playing comes as its error, and a pause before its first frame is none.
    if (video.paused) video.play().catch(() => undefined)
    else video.pause()
  }
  const seek = (to: number): void => {
    time.value = to
    element.current!.currentTime = start + to
  }
  const [now, end] = [formatTime(time.value), formatTime(seconds)]
  return (
    <>
      <figure class={styles.video} role="img" aria-label={say.withMap(title)}>
        <PictureBox size={facts} highest={HIGHEST_PX}>
          <video
            ref={element}
            src={url}
            muted
            playsInline
            preload="auto"
            tabIndex={-1}
            onTimeUpdate={follow}
            onPlay={() => (playing.value = true)}
            onPause={() => (playing.value = false)}
            onError={() => errors.report(new Error(say.unplayable))}
          />
          <MapCanvas map={map} time={time} opacity={shown ? settings.settings.value.opacity : 0} />
        </PictureBox>
      </figure>
      <div class={styles.controls} role="group" aria-label={say.name}>
        <button
          type="button"
          class={styles.button}
          aria-label={playing.value ? say.pause : say.play}
          onClick={toggle}
        >
          {playing.value ? <IconPauseSmall24 /> : <IconPlaySmall24 />}
        </button>
        <input
          class={classNames(sliderStyles.input, styles.seek)}
          type="range"
          aria-label={say.time}
          aria-valuetext={say.at(now, end)}
          min={0}
          max={seconds}
          step={STEP}
          value={time.value}
          onInput={(event) => seek(event.currentTarget.valueAsNumber)}
        />
        <span class={styles.time}>
          {now} / {end}
        </span>
        <Switch name={say.showMap} on={shown} onChange={setShown} />
      </div>
      <MapLegend map="attention" meaning={say.meaning} />
    </>
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
