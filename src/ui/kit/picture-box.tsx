import type { ComponentChildren, JSX } from 'preact'
import styles from './picture-box.module.css'

interface Props {
  /** Of the picture, in its own px. */
  size: { width: number; height: number }
  /** Px, as high as leaves room for the rest; `--highest` overrules it. */
  highest: number
  children: ComponentChildren
}

/** A picture and what lies over it, as wide as there is room. Its box is reserved before the picture comes. */
export function PictureBox({ size: { width, height }, highest, children }: Props): JSX.Element {
  const widest = `calc(var(--highest, ${highest}px) * ${width / height})`
  const style = { width: `min(100%, ${widest})`, aspectRatio: `${width} / ${height}` }
  return (
    <div class={styles.box} style={style}>
      {children}
    </div>
  )
}
