import type { JSX } from 'preact'
import { Icon } from '../controls/icon'
import type { NoticeItem, Notices } from './notices'

/** The notifications on show, read out as they come. */
export function NoticeList({ notices }: { notices: Notices }): JSX.Element {
  return (
    <div class="notices" role="status" aria-live="polite">
      {notices.items.value.map((item) => (
        <NoticeBar key={item.id} item={item} />
      ))}
    </div>
  )
}

function NoticeBar({ item }: { item: NoticeItem }): JSX.Element {
  const { message, error, button, details, dismiss } = item
  return (
    <div class={error ? 'notice notice--error' : 'notice'}>
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
  )
}
