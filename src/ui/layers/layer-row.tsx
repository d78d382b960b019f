import { type ReadonlySignal, useComputed } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'
import type { ShareOrder } from '../../engine/share-order'
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
import { rowName, sharesWords } from './layer-words'
import { SeenCurve } from './seen-curve'
import { words } from './words'
import styles from './layer-list.module.css'

interface Props {
  layer: LayerShare
  /** Of the layers in the list. */
  order: ShareOrder
  /** Said above the row, such as where the fold is; null above most. */
  above: string | null
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
  const { layer, order, above, mainAction, current, open, tabbed, press, mark, children } = props
  const id = useId()
  const name = order.names.get(layer) ?? layer.name
  const own = order.ownNameOf(layer)
  const seen = order.isBelow(layer) ? null : seenWithin(layer)
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
        <Hidden>{rowName(layer, order)}</Hidden>
        <span class={styles.place} aria-hidden="true">
          {order.places.get(layer)}
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
