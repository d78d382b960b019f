import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useLayers } from '../../layers/layer-store'
import { quoted } from '../../words/quoted'
import { words } from '../words'
import styles from './result-footer.module.css'

interface Props {
  /** Of the frame. */
  name: string
  keep: () => void
  remove: () => void
}

/** Asks before a result is deleted, and says what goes with it. */
export function DeleteResult({ name, keep, remove }: Props): JSX.Element {
  const now = useLayers().now.value
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const runs = 'data' in now ? now.data.history.length : 0
  return (
    <section class={styles.ask} aria-label={words().deleteResult}>
      <h2 class={styles.title} ref={title} tabIndex={-1}>
        {words().deleteResultOf(quoted(name))}
      </h2>
      <p class={styles.note}>{words().deleteGoes(runs)}</p>
      <div class={styles.buttons}>
        <Button secondary danger onClick={remove}>
          {words().deleteResult}
        </Button>
        <Button secondary onClick={keep}>
          {words().keep}
        </Button>
      </div>
    </section>
  )
}
