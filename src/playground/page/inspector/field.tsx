import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Fill } from '@open-pencil/core'

interface FieldProps {
  /** Accessible name. */
  name: string
  /** Visible label, short. */
  label: string
  /** As it is in the document. */
  value: string
  disabled?: boolean
  /** Arrow keys count by 1, with Shift by 10. */
  counts?: boolean
  /** Several lines; Enter makes a new one. */
  lines?: boolean
  /** Called with what was written once it is done, by Enter or by leaving the field; Escape takes it back. */
  onChange: (value: string) => void
}

/** A property of a layer that can be written. */
export function Field(props: FieldProps): JSX.Element {
  const { name, label, value, disabled = false, lines = false } = props
  /** Text that is not in the document yet; null when there is none. */
  const draft = useSignal<string | null>(null)
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const finish = (written = draft.peek()): void => {
    draft.value = null
    if (written !== null && written !== props.value) props.onChange(written)
  }
  const latest = useRef(finish)
  latest.current = finish
  // Another layer is selected before this field loses the focus.
  useLayoutEffect(() => () => latest.current(), [])
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = props.counts === true ? stepOf(event) : 0
    if (event.key === 'Escape') draft.value = null
    else if (step !== 0) finish(String(Number(draft.peek() ?? value) + step))
    else if (event.key !== 'Enter' || (lines && !event.ctrlKey && !event.metaKey)) return
    else finish()
    event.preventDefault()
  }
  const shared = {
    ref: input,
    class: 'field__input',
    'aria-label': name,
    value: draft.value ?? value,
    disabled,
    spellcheck: false,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      (draft.value = currentTarget.value),
    onBlur: () => finish(),
    onKeyDown
  }
  return (
    <label class={lines ? 'field field--lines' : 'field'}>
      <span class="field__label" aria-hidden="true">
        {label}
      </span>
      {lines ? (
        <textarea {...shared} rows={Math.min(6, value.split('\n').length + 1)} />
      ) : (
        <input {...shared} onFocus={() => input.current?.select()} />
      )}
    </label>
  )
}

function stepOf({ key, shiftKey }: KeyboardEvent): number {
  const size = shiftKey ? 10 : 1
  if (key === 'ArrowUp') return size
  return key === 'ArrowDown' ? -size : 0
}

interface FillFieldProps {
  fills: readonly Fill[]
  disabled: boolean
  onChange: (color: RGB) => void
}

/** The topmost visible fill. A colour that is written or picked replaces it, whatever it is. */
export function FillField({ fills, disabled, onChange }: FillFieldProps): JSX.Element {
  const fill = fills.filter(({ visible }) => visible).at(-1)
  const colour = fill?.type === 'SOLID' ? hexOf(fill.color) : null
  const change = (text: string): void => {
    const color = readColour(text)
    if (color) onChange(color)
  }
  return (
    <div class="fill-field">
      <input
        type="color"
        class="fill-field__swatch"
        aria-label="Pick the fill"
        value={colour ?? '#ffffff'}
        disabled={disabled}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Field
        name="Fill"
        label="Fill"
        value={colour?.slice(1).toUpperCase() ?? kindOf(fill)}
        disabled={disabled}
        onChange={change}
      />
    </div>
  )
}

function kindOf(fill: Fill | undefined): string {
  if (!fill) return 'None'
  return fill.type === 'IMAGE' ? 'Picture' : 'Gradient'
}

function hexOf({ r, g, b }: RGB): string {
  const part = (value: number): string =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${part(r)}${part(g)}${part(b)}`
}

/** `#0d99ff`, `0D99FF` or `09f`; null for anything else. */
function readColour(text: string): RGB | null {
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const all = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => parseInt(all.slice(at, at + 2), 16) / 255)
  return { r, g, b }
}
