import { type ReadonlySignal, useComputed } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import { partName } from '../../engine/texts/names'
import { seenPercent } from '../../engine/texts/people'
import { seenWithin } from '../../order/seen'
import type { LayerShare, PicturePart } from '../../file'
import { classNames } from '../kit/class-names'
import { Hidden } from '../kit/hidden'
import { Note } from '../kit/note'
import { formatShare } from '../words/format-numbers'
import { words as shared } from '../words/words'
import { Crop, StarIcon } from './crop'
import { sharesWords } from './layer-words'
import { SeenCurve } from './seen-curve'
import { words } from './words'
import styles from './layer-list.module.css'

interface Props {
  layer: LayerShare
  /** 1 is what people see first; null for what has no place. */
  place: number | null
  name: string
  /** The designer's own name of the layer; null where that says the same. */
  own: string | null
  /** The row as screen readers say it. */
  said: string
  /** Said above the row, such as where the fold is; null above most. */
  above: string | null
  /** The part of the viewers (0–1) who see it; null where that is not known, and below the fold. */
  seen: number | null
  mainAction: boolean
  /** True when it is the layer that is selected on the canvas. */
  current: boolean
  open: boolean
  /** Id of the one layer whose row the Tab key reaches; arrow keys go on from there. */
  tabbed: ReadonlySignal<string | null>
  press: () => void
  /** null where nothing can be marked. */
  mark: (() => void) | null
  /** What the opened row offers besides its numbers. */
  children: ComponentChildren
}

export function LayerRow(props: Props): JSX.Element {
  const { layer, place, name, own, said, above, seen, mainAction } = props
  const { current, open, tabbed, press, mark, children } = props
  const id = useId()
  // Two rows change when the focus moves; the others are not drawn again.
  const tabIndex = useComputed(() => (tabbed.value === layer.id ? 0 : -1))
  return (
    <li class={classNames(styles.row, current && styles.current)} data-layer={layer.id}>
      {above !== null && <span class={styles.above}>{above}</span>}
      <button
        type="button"
        class={styles.press}
        aria-current={current ? 'true' : undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        tabIndex={tabIndex}
        onClick={press}
      >
        <Hidden>{said}</Hidden>
        <span class={styles.place} aria-hidden="true">
          {place}
        </span>
        <span class={styles.icon} aria-hidden="true">
          <Crop box={layer.box} />
        </span>
        <span class={styles.name} title={name} aria-hidden="true">
          {name}
        </span>
        <span class={styles.seen} aria-hidden="true">
          {layer.attention === null ? formatShare(layer.area) : seenPercent(seen)}
        </span>
        <span class={styles.bar} style={{ width: `${(seen ?? 0) * 100}%` }} />
      </button>
      {mark === null ? (
        <span class={classNames(styles.mark, styles.marked)}>
          {mainAction && (
            <span role="img" aria-label={shared().mainAction}>
              <StarIcon full />
            </span>
          )}
        </span>
      ) : (
        <button
          type="button"
          class={classNames(styles.mark, styles.star, mainAction && styles.marked)}
          aria-label={words().markLayer(name)}
          aria-pressed={mainAction}
          title={mainAction ? shared().mainAction : words().mark}
          tabIndex={tabIndex}
          onClick={mark}
        >
          <StarIcon full={mainAction} />
        </button>
      )}
      {open && (
        <div class={styles.opened} id={id}>
          <SeenCurve of={layer} />
          <Note>{sharesWords(layer)}</Note>
          {own !== null && <Note>{words().layerNamed(own)}</Note>}
          {layer.parts && <Parts parts={layer.parts} />}
          {children}
        </div>
      )}
    </li>
  )
}

/** Parts found in a picture among layers. */
function Parts({ parts }: { parts: readonly PicturePart[] }): JSX.Element {
  return (
    <ul class={styles.parts}>
      {parts.map((part) => (
        <li key={part.id} class={styles.part} data-layer={part.id}>
          <Crop box={part.box} />
          <span class={styles.name}>{partName(part)}</span>
          <span class={styles.seen}>{seenPercent(seenWithin(part))}</span>
        </li>
      ))}
    </ul>
  )
}
