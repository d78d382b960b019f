import { IconLoopSmall24, IconPauseSmall24, IconPlaySmall24 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { classNames } from '../../kit/class-names'
import { formatTime } from '../../words/format-time'
import type { Playback } from './playback'
import { words } from '../words'
import sliderStyles from '../../kit/slider.module.css'
import styles from './player-controls.module.css'

/** One press of an arrow key, seconds; a map changes ten times in a second. */
const STEP = 0.1

/** Play, seek and loop. Native controls: Space, arrows, Home and End come with them. */
export function PlayerControls({ playback }: { playback: Playback }): JSX.Element {
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
