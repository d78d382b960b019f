import type { JSX } from 'preact'
import { percent } from '../../language'
import styles from './slider.module.css'

interface Props {
  name: string
  /** 0 to 1. */
  value: number
  onInput: (value: number) => void
  /** The hand has left the slider. */
  onSettle: (value: number) => void
}

/** A range in per cent; pointed at, it is named. */
export function Slider({ name, value, onInput, onSettle }: Props): JSX.Element {
  return (
    <label class={styles.slider} title={name}>
      <input
        class={styles.input}
        type="range"
        aria-label={name}
        min={0}
        max={100}
        step={5}
        value={Math.round(value * 100)}
        aria-valuetext={percent(value)}
        onInput={(event) => onInput(event.currentTarget.valueAsNumber / 100)}
        onChange={(event) => onSettle(event.currentTarget.valueAsNumber / 100)}
      />
      <span class={styles.value}>{percent(value)}</span>
    </label>
  )
}
