import type { JSX } from 'preact'
import type { LayerShare } from '../../../file'
import type { Judgement } from '../../../engine/texts/judge-layers'
import { Hidden } from '../../kit/hidden'
import { Crop } from '../../layers/crop'
import { pointing, useLayers } from '../../layers/layer-store'
import { words as shared } from '../../words/words'
import { words } from '../words'
import { MainAction } from './main-action'
import { type Judged, verdictWords } from './judge-result'
import styles from './verdict.module.css'

/** The answer: what people see first, and how the main action fares. */
export function Verdict({ judged }: { judged: Judged }): JSX.Element {
  const known = judged.state === 'judged' ? judged : null
  return (
    <section
      class={styles.verdict}
      aria-label={words().verdict}
      aria-busy={judged.state === 'measuring'}
    >
      <p class={styles.sentence} data-known={known !== null} role="status">
        {verdictWords(judged)}
      </p>
      {known !== null && (
        <>
          <LayerChips {...known.judgement} />
          <MainAction judgement={known.judgement} shares={known.shares} data={known.data} />
        </>
      )}
    </section>
  )
}

/** Number of layers shown, as many as people keep in mind. */
const CHIPS = 3
/** Letters of a name that needs no cutting. */
const SHORT = 12

/** The layers that are seen first, in order; pressed, they are selected on the canvas. */
function LayerChips({ places, level, names }: Judgement): JSX.Element {
  const layers = [...places.keys()].slice(0, CHIPS)
  /** Long names give way to short ones. */
  const isLong = (layer: LayerShare): boolean => (names.get(layer) ?? layer.name).length > SHORT
  return (
    <ol class={styles.chips} aria-label={words().seenFirst}>
      {layers.map((layer) => (
        <li
          key={layer.id}
          class={styles.item}
          style={{ flexShrink: isLong(layer) || !layers.some(isLong) ? 1 : 0 }}
          data-layer={layer.id}
        >
          {level.includes(layer) && (
            <span class={styles.level} title={shared().aboutEqually}>
              <span aria-hidden="true">≈</span>
              <Hidden>{shared().aboutEqually}</Hidden>
            </span>
          )}
          <Chip layer={layer} name={names.get(layer) ?? layer.name} />
        </li>
      ))}
    </ol>
  )
}

function Chip({ layer, name }: { layer: LayerShare; name: string }): JSX.Element {
  const store = useLayers()
  return (
    <button
      type="button"
      class={styles.chip}
      aria-label={words().select(name)}
      title={name}
      onClick={() => store.select(layer)}
      {...pointing(store, layer.id)}
    >
      {(layer.found !== undefined || layer.kind === 'image') && <Crop box={layer.box} />}
      <span class={styles.name}>{name}</span>
    </button>
  )
}
