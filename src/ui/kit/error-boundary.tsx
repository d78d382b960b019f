import { Component, type ComponentChildren } from 'preact'
import { type ErrorData, toErrorData } from '../../errors'
import { ErrorCard } from './error-card'
import { words } from './words'

interface Props {
  children: ComponentChildren
}

interface State {
  error: ErrorData | null
}

/** Keeps a failing screen from emptying the panel: says so and lets the designer draw it again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static override getDerivedStateFromError(error: unknown): State {
    return { error: toErrorData(error) }
  }

  override render({ children }: Props, { error }: State): ComponentChildren {
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
