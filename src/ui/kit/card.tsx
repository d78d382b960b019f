import { Button } from '@create-figma-plugin/ui'
import { Component, type ComponentChildren, type JSX } from 'preact'
import { type ErrorData, toErrorData } from '../../errors'
import { type SentThing, words } from '../words/words'
import { classNames } from './class-names'
import styles from './card.module.css'

export interface CardAction {
  name: string
  /** Read out in place of the name, where several cards have the same. */
  about?: string
  run: () => void
  /** The way the designer most likely wants. */
  main?: boolean
}

interface Props {
  tone?: 'plain' | 'danger' | 'warning' | 'success'
  title: string
  /** What happened and what to do, shown above the rest. */
  error?: Pick<ErrorData, 'message' | 'advice'>
  children?: ComponentChildren
  actions?: CardAction[]
  /** `alert` is read out at once; `status` when the reader is free. */
  role?: 'alert' | 'status'
}

/** A message in the panel: what happened, what follows, and the ways on as buttons. */
export function Card(props: Props): JSX.Element {
  const { tone = 'plain', title, error, children, actions = [], role } = props
  return (
    <section class={classNames(styles.card, styles[tone])} role={role}>
      <h2 class={styles.title}>{title}</h2>
      {error && (
        <p>
          {error.message} {error.advice}
        </p>
      )}
      {children}
      {actions.length > 0 && (
        <div class={styles.actions}>
          {actions.map(({ name, about, run, main = false }) => (
            <Button key={name} secondary={!main} aria-label={about} onClick={run}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

interface ErrorCardProps {
  title: string
  error: ErrorData
  /** Tries again, as the first of the ways on. */
  again?: (() => void) | null
  actions?: CardAction[]
  /** The thing that may have been sent; only where that is in doubt. */
  sent?: SentThing | null
}

/** A failure: what happened, whether anything was sent, what to do next. */
export function ErrorCard(props: ErrorCardProps): JSX.Element {
  const { title, error, again = null, actions = [], sent = null } = props
  const ways = again ? [{ name: words().tryAgain, run: again, main: true }, ...actions] : actions
  return (
    <Card tone="danger" role="alert" title={title} actions={ways}>
      <p>
        {sentence(error.message)} {sent && words().sent[error.sent](sent)} {error.advice}
      </p>
    </Card>
  )
}

/** Messages of unforeseen errors end without a full stop. */
function sentence(text: string): string {
  return /[.!?\u2026]$/.test(text) ? text : `${text}.`
}

interface BoundaryProps {
  children: ComponentChildren
}

interface State {
  error: ErrorData | null
}

/** Keeps a failing screen from emptying the panel: says so and lets the designer draw it again. */
export class ErrorBoundary extends Component<BoundaryProps, State> {
  override state: State = { error: null }

  static override getDerivedStateFromError(error: unknown): State {
    return { error: toErrorData(error) }
  }

  override render({ children }: BoundaryProps, { error }: State): ComponentChildren {
    if (error === null) return children
    const draw = (): void => this.setState({ error: null })
    return (
      <ErrorCard
        title={words().screenFailed}
        error={error}
        actions={[{ name: words().drawAgain, run: draw, main: true }]}
      />
    )
  }
}
