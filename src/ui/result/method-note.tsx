import type { ComponentChildren, JSX } from 'preact'
import { Fold } from '../tools/fold'
import { words as shared } from '../words/words'
import { words } from './words'
import styles from './note.module.css'

interface Props {
  /** Names the engine, where one result is shown. */
  children?: ComponentChildren
}

/** A fold on how to read the numbers. */
export function MethodNote({ children }: Props): JSX.Element {
  return (
    <Fold part="method" title={words().method} line={words().estimates}>
      <ul class={styles.list}>
        {shared().method.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
    </Fold>
  )
}
