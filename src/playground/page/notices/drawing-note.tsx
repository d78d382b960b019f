import type { JSX } from 'preact'
import { drawing } from '../state/drawing'

/** Says that the page is busy with a picture. What turns in it is moved by the browser, not by the busy page. */
export function DrawingNote(): JSX.Element {
  return (
    <div class="drawing" role="status">
      {drawing.value && (
        <p class="drawing__note">
          <span class="drawing__wheel" />
          Drawing the design…
        </p>
      )}
    </div>
  )
}
