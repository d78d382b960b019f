import type { JSX } from 'preact'
import { words } from './words'
import styles from './slider.module.css'

interface Props {
  name: string
  /** 0 to 1. */
  value: number
  disabled?: boolean
  onInput: (value: number) => void
  /** The hand has left the slider. */
  onSettle: (value: number) => void
}

/** A labelled range in per cent. */
export function Slider({ name, value, disabled = false, onInput, onSettle }: Props): JSX.Element {
  const percent = Math.round(value * 100)
  return (
    <label class={styles.slider}>
      <span>{name}</span>
      <input
        class={styles.input}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        disabled={disabled}
        aria-valuetext={words().percent(percent)}
        onInput={(event) => onInput(event.currentTarget.valueAsNumber / 100)}
        onChange={(event) => onSettle(event.currentTarget.valueAsNumber / 100)}
      />
      <span class={styles.value}>{words().percent(percent)}</span>
    </label>
  )
}
