import type { JSX } from 'preact'

const SHORTCUTS: [string, string][] = [
  ['Click', 'Select a frame'],
  ['Shift-click', 'Select more'],
  ['Double-click', 'Select inside it'],
  ['Ctrl-click', 'Select the deepest'],
  ['Drag', 'Move it'],
  ['Ctrl-D', 'Duplicate it'],
  ['Ctrl-C, V', 'Copy and paste it'],
  ['Delete', 'Delete it'],
  ['Space-drag', 'Pan'],
  ['Ctrl-wheel', 'Zoom'],
  ['1', 'Zoom to fit'],
  ['Ctrl-Z', 'Undo']
]

/** What mouse and keys do; shown while nothing is selected. */
export function Shortcuts(): JSX.Element {
  return (
    <section class="properties">
      <h2 class="properties__title">On the canvas</h2>
      <dl class="shortcuts">
        {SHORTCUTS.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p class="properties__note">
        Drop a .fig file or a PNG or JPEG picture on the canvas to try a design of your own.
      </p>
    </section>
  )
}
