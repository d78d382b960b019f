import type { SceneNode } from '@open-pencil/core'
import type { JSX } from 'preact'
import { Icon } from '../controls/icon'
import { setFill, setText } from '../state/edits'
import { subscribeTo } from '../state/listen'
import { usePage } from '../state/page-context'

/** Fields that change the selected layer, and the buttons that plugins have left on it. */
export function Properties(): JSX.Element {
  const { session } = usePage()
  const selection = session.selection.value
  const [only] = selection
  return (
    <aside class="sidebar sidebar--right" aria-label="Properties">
      {only !== undefined && selection.length === 1 && <LayerFields key={only} id={only} />}
      {selection.length > 1 && (
        <section class="properties">
          <h2 class="properties__title">{selection.length} layers selected</h2>
        </section>
      )}
      <RelaunchButtons ids={only === undefined ? [session.document.currentPageId] : selection} />
    </aside>
  )
}

/** Size, fill and text of a layer. */
function LayerFields({ id }: { id: string }): JSX.Element | null {
  const { session } = usePage()
  subscribeTo(session.revision)
  const node = session.document.graph.getNode(id)
  if (!node) return null
  const viewOnly = session.viewOnly.value
  const locked = viewOnly || node.locked
  return (
    <section class="properties">
      <h2 class="properties__title">{node.name}</h2>
      <p class="properties__note">
        {Math.round(node.width)} × {Math.round(node.height)}
      </p>
      {node.type !== 'GROUP' && (
        <Field
          label="Fill"
          type="color"
          value={colourOf(node)}
          disabled={locked}
          onChange={(colour) => void setFill(session, id, rgbOf(colour))}
        />
      )}
      {node.type === 'TEXT' && (
        <Field
          label="Text"
          type="text"
          value={node.text}
          disabled={locked}
          onChange={(text) => void setText(session, id, text)}
        />
      )}
      {locked && (
        <p class="properties__note">
          {viewOnly ? 'This file is open for viewing only.' : 'Locked.'}
        </p>
      )}
    </section>
  )
}

interface FieldProps {
  label: string
  type: 'color' | 'text'
  /** As it is in the document. */
  value: string
  disabled: boolean
  /** Called with what was written, by Enter or by leaving the field; Escape takes it back. */
  onChange: (value: string) => void
}

function Field({ label, type, value, disabled, onChange }: FieldProps): JSX.Element {
  const shared = { class: 'field__input', value, disabled, spellcheck: false }
  const change = ({ currentTarget }: { currentTarget: { value: string } }): void =>
    onChange(currentTarget.value)
  const onKeyDown = (event: KeyboardEvent): void => {
    const { currentTarget: field, key, ctrlKey, metaKey } = event
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    if (key === 'Escape') field.value = value
    else if (key !== 'Enter' || (type === 'text' && !ctrlKey && !metaKey)) return
    field.blur()
  }
  return (
    <label class={`field field--${type}`}>
      <span class="field__label">{label}</span>
      {type === 'text' ? (
        <textarea {...shared} rows={4} onChange={change} onKeyDown={onKeyDown} />
      ) : (
        <input {...shared} type={type} onChange={change} onKeyDown={onKeyDown} />
      )}
    </label>
  )
}

/** The topmost visible fill, `#0d99ff`; white where it is no single colour. */
function colourOf({ fills }: SceneNode): string {
  const fill = fills.filter(({ visible }) => visible).at(-1)
  if (fill?.type !== 'SOLID') return '#ffffff'
  const { r, g, b } = fill.color
  return `#${[r, g, b]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0')
    )
    .join('')}`
}

function rgbOf(hex: string): RGB {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  return { r, g, b }
}

/**
 * The buttons a plugin has left on a layer or a page, which start it with what is selected. For several layers: those
 * that all of them have, and that the manifest allows for several.
 */
function RelaunchButtons({ ids }: { ids: readonly string[] }): JSX.Element | null {
  const { session, runner } = usePage()
  subscribeTo(session.revision)
  const manifest = runner.manifest.value
  const [first = [], ...rest] = ids.map((id) => session.document.relaunchButtons(id))
  const buttons = first.flatMap(({ command, description }) => {
    const known = manifest?.relaunchButtons.find((button) => button.command === command)
    const shared = rest.every((others) => others.some((other) => other.command === command))
    const fits = rest.length === 0 || known?.multipleSelection === true
    return known && shared && fits ? [{ command, description, name: known.name }] : []
  })
  if (buttons.length === 0) return null
  return (
    <section class="properties">
      <h2 class="properties__title">Plugin</h2>
      {buttons.map(({ command, description, name }) => (
        <div key={command}>
          <button
            class="text-button text-button--framed properties__button"
            onClick={() => void runner.runCommand(command)}
          >
            <Icon name="plugin" />
            {name}
          </button>
          {description !== '' && <p class="properties__note">{description}</p>}
        </div>
      ))}
    </section>
  )
}
