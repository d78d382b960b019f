import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useLayers } from '../../layers/layer-store'
import { quoted } from '../../words/quoted'
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
  const history = runs > 1 ? `, the history of ${runs} runs` : ''
  return (
    <section class={styles.ask} aria-label="Delete result">
      <h2 class={styles.title} ref={title} tabIndex={-1}>
        Delete the result of {quoted(name)}?
      </h2>
      <p class={styles.note}>
        Maps, scores, texts, layers{history}, the marked main action and an ad visibility go from
        this file. The brief stays. Undo brings them back.
      </p>
      <div class={styles.buttons}>
        <Button secondary danger onClick={remove}>
          Delete result
        </Button>
        <Button secondary onClick={keep}>
          Keep
        </Button>
      </div>
    </section>
  )
}
