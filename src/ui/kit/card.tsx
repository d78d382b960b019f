import { Button } from '@create-figma-plugin/ui'
import type { ComponentChildren, JSX } from 'preact'
import { classNames } from './class-names'
import styles from './card.module.css'

export interface CardAction {
  name: string
  run: () => void
  /** The way the designer most likely wants. */
  main?: boolean
}

interface Props {
  tone?: 'plain' | 'danger' | 'warning' | 'success'
  title: string
  children?: ComponentChildren
  actions?: CardAction[]
  /** `alert` is read out at once; `status` when the reader is free. */
  role?: 'alert' | 'status'
}

/** A message in the panel: what happened, what follows, and the ways on as buttons. */
export function Card({ tone = 'plain', title, children, actions = [], role }: Props): JSX.Element {
  return (
    <section class={classNames(styles.card, styles[tone])} role={role}>
      <h2 class={styles.title}>{title}</h2>
      {children}
      {actions.length > 0 && (
        <div class={styles.actions}>
          {actions.map(({ name, run, main = false }) => (
            <Button key={name} secondary={!main} onClick={run}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
