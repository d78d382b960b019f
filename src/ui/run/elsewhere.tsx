import { Button } from '@create-figma-plugin/ui'
import type { ComponentChildren, JSX } from 'preact'
import { useRuns } from './use-runs'
import { words as shared } from '../words/words'
import { words } from './words'
import styles from './elsewhere.module.css'

interface Props {
  /** What is analysed, in a few words. */
  text: ComponentChildren
  progress: JSX.Element
  /** The way to it. */
  show: { name: string; run: () => void }
}

/** What goes on while another frame is looked at: it can be gone back to, and cancelled. */
export function Elsewhere({ text, progress, show }: Props): JSX.Element {
  const runs = useRuns()
  const isOne = runs.items.value.length === 1
  return (
    <section class={styles.other} aria-label={isOne ? words().runningOne : words().runningSeveral}>
      <p class={styles.text}>{text}</p>
      {progress}
      <div class={styles.actions}>
        <Button secondary onClick={show.run}>
          {show.name}
        </Button>
        <Button secondary onClick={() => runs.cancel()}>
          {shared().cancel}
        </Button>
      </div>
    </section>
  )
}
