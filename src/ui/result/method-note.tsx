import type { ComponentChildren, JSX } from 'preact'
import { Fold } from '../kit/fold'
import { useOpenPart } from '../tools/use-open-part'
import { METHOD_WORDS } from '../words/method-words'
import styles from './note.module.css'

interface Props {
  /** Who computed what is shown, where there is one who did. */
  children?: ComponentChildren
}

/** What the numbers are and are not: said once, here. */
export function MethodNote({ children }: Props): JSX.Element {
  const [open, toggle] = useOpenPart('method')
  return (
    <Fold title="How to read this" line="Estimates" open={open} toggle={toggle}>
      <ul class={styles.list}>
        {METHOD_WORDS.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {children}
    </Fold>
  )
}
