import { type ReadonlySignal, useComputed } from '@preact/signals'
import type { JSX } from 'preact'
import { partName } from '../../engine/texts/found-names'
import type { LayerShare, PicturePart } from '../../file'
import { classNames } from '../kit/class-names'
import { Hidden } from '../kit/hidden'
import { formatShare } from '../words/format-numbers'
import { words as shared } from '../words/words'
import { Crop, KindIcon, StarIcon } from './crop'
import { words } from './words'
import styles from './layer-list.module.css'

interface Props {
  layer: LayerShare
  /** 1 is what people see first; null for what has no place. */
  place: number | null
  name: string
  /** The row as screen readers say it. */
  said: string
  /** Said above the row, such as where the fold is; null above most. */
  above: string | null
  /** Whether first looks have a column. */
  looked: boolean
  /** Length of the bar, 0 to 1: its share of attention, or its size where that is not known. */
  length: number
  mainAction: boolean
  /** True when it is the layer that is selected on the canvas. */
  current: boolean
  /** Id of the one layer whose row the Tab key reaches; arrow keys go on from there. */
  tabbed: ReadonlySignal<string | null>
  select: () => void
  /** null where nothing can be marked. */
  mark: (() => void) | null
}

export function LayerRow(props: Props): JSX.Element {
  const { layer, place, name, said, above, looked, length } = props
  const { mainAction, current, tabbed, select, mark } = props
  const { attention, perception, area } = layer
  // Two rows change when the focus moves; the others are not drawn again.
  const tabIndex = useComputed(() => (tabbed.value === layer.id ? 0 : -1))
  return (
    <li class={classNames(styles.row, current && styles.current)} data-layer={layer.id}>
      {above !== null && <span class={styles.above}>{above}</span>}
      <button
        type="button"
        class={styles.select}
        aria-current={current ? 'true' : undefined}
        tabIndex={tabIndex}
        onClick={select}
      >
        <Hidden>{said}</Hidden>
        <span class={styles.place} aria-hidden="true">
          {place}
        </span>
        <span class={styles.icon} aria-hidden="true">
          {layer.found ? (
            <Crop box={layer.box} kind={layer.kind} />
          ) : (
            <KindIcon kind={layer.kind} />
          )}
        </span>
        <span class={styles.name} title={name} aria-hidden="true">
          {name}
        </span>
        {looked && (
          <span class={styles.firstLooks} aria-hidden="true">
            {formatShare(perception)}
          </span>
        )}
        <span class={styles.share} aria-hidden="true">
          {formatShare(attention ?? area)}
        </span>
        <span class={styles.track}>
          <span class={styles.bar} style={{ width: `${length * 100}%` }} />
        </span>
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
      {layer.parts && <Parts parts={layer.parts} tabIndex={tabIndex} select={select} />}
    </li>
  )
}

interface PartsProps {
  parts: readonly PicturePart[]
  tabIndex: ReadonlySignal<number>
  /** Selects the picture. */
  select: () => void
}

/** Parts found in a picture, each with its share of attention. */
function Parts({ parts, tabIndex, select }: PartsProps): JSX.Element {
  return (
    <ul class={styles.parts}>
      {parts.map((part) => (
        <li key={part.id} data-layer={part.id}>
          <button
            type="button"
            class={styles.part}
            aria-label={words().part(partName(part), formatShare(part.attention))}
            tabIndex={tabIndex}
            onClick={select}
          >
            <Crop box={part.box} kind="image" />
            <span class={styles.name}>{partName(part)}</span>
            <span class={styles.share}>{formatShare(part.attention)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
