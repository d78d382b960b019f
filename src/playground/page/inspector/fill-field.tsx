import type { Fill } from '@open-pencil/core'
import type { JSX } from 'preact'
import { Field } from './field'

interface FillFieldProps {
  fills: readonly Fill[]
  disabled: boolean
  onChange: (color: RGB) => void
}

/** What a layer is painted with on top: a colour can be written or picked, and takes the place of anything else. */
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
