import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import type { Notice } from '../../host/contract'
import { Icon } from '../controls/icon'

interface NoticeItem {
  id: number
  message: string
  error: boolean
  button: Notice['button']
  /** The full error, folded; null when there is none. */
  details: string | null
  dismiss: Notice['dismissed']
}

/** The notifications at the foot of the canvas, of the plugin and of the page itself. */
export class Notices {
  readonly items = signal<readonly NoticeItem[]>([])
  /** Every message since the page was loaded, oldest first. */
  readonly history: string[] = []
  private next = 1

  /** Shows a plugin's notification. Returns a function that removes it. */
  show({ message, error, timeout, button, dismissed }: Notice): () => void {
    return this.add({ message, error, button, details: null }, timeout, dismissed)
  }

  /** Shows a message of the page, which disappears by itself. */
  tell(message: string): void {
    this.add({ message, error: false, button: null, details: null }, 5000)
  }

  /** Shows a failure, which stays until it is closed. */
  problem(message: string, details: string | null = null): void {
    const same = this.items.peek().some((item) => item.error && item.message === message)
    if (!same) this.add({ message, error: true, button: null, details }, Infinity)
  }

  clear(): void {
    for (const { dismiss } of this.items.peek()) dismiss('dismiss')
    this.history.length = 0
  }

  private add(
    content: Pick<NoticeItem, 'message' | 'error' | 'button' | 'details'>,
    timeout: number,
    dismissed: Notice['dismissed'] = () => undefined
  ): () => void {
    const id = this.next++
    let timer = 0
    const remove = (): boolean => {
      clearTimeout(timer)
      const before = this.items.peek()
      this.items.value = before.filter((item) => item.id !== id)
      return this.items.peek().length < before.length
    }
    const dismiss: NoticeItem['dismiss'] = (reason) => {
      if (remove()) dismissed(reason)
    }
    this.history.push(content.message)
    this.items.value = [...this.items.peek(), { ...content, id, dismiss }]
    if (Number.isFinite(timeout)) timer = window.setTimeout(() => dismiss('timeout'), timeout)
    return () => void remove()
  }
}

/** The visible notifications, read out as they come. */
export function NoticeList({ notices }: { notices: Notices }): JSX.Element {
  return (
    <div class="notices" role="status" aria-live="polite">
      {notices.items.value.map(({ id, message, error, button, details, dismiss }) => (
        <div key={id} class={error ? 'notice notice--error' : 'notice'}>
          {details === null ? (
            <span class="notice__message">{message}</span>
          ) : (
            <details class="notice__message">
              <summary>{message}</summary>
              <pre>{details}</pre>
            </details>
          )}
          {button && (
            <button
              class="notice__button"
              onClick={() => {
                button.press()
                dismiss('action_button_click')
              }}
            >
              {button.text}
            </button>
          )}
          <button class="notice__close" aria-label="Dismiss" onClick={() => dismiss('dismiss')}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  )
}

/** Shows uncaught errors on the page. */
export function reportErrors(notices: Notices): void {
  const report = (error: unknown): void => {
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error)
    notices.problem('Something in the playground failed.', details)
  }
  addEventListener('error', ({ error, message }) => report(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
