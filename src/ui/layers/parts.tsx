import type { ReadonlySignal } from '@preact/signals'
import type { JSX } from 'preact'
import { partName } from '../../engine/texts/found-names'
import type { PicturePart } from '../../file'
import { formatShare } from '../words/format-numbers'
import { Crop } from './crop'
import styles from './layer-list.module.css'
import { words } from './words'

interface Props {
  parts: readonly PicturePart[]
  tabIndex: ReadonlySignal<number>
  /** Selects the picture. */
  select: () => void
}

/** What was found in a picture, with the part of the picture's share that it gets. */
export function Parts({ parts, tabIndex, select }: Props): JSX.Element {
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
