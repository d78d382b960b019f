import type { JSX } from 'preact'
import { Hidden } from '../../kit/hidden'
import { KindIcon } from '../../layers/kind-icon'
import { StarIcon } from '../../layers/star-icon'
import { useTools } from '../../tools/use-tools'
import { formatPercent, formatPoints } from '../../words/format-numbers'
import type { ComparedFrame } from '../comparison'
import { isRealChange, type LayerChange } from './layer-changes'
import { words } from './words'
import styles from './variant.module.css'

interface Props {
  row: LayerChange
  base: ComparedFrame
  variant: ComparedFrame
  primary: boolean
}

/** A layer in both frames; pressing a share selects it there. */
export function LayerTableRow({ row, base, variant, primary }: Props): JSX.Element {
  const { layer } = row
  return (
    <tr>
      <th scope="row">
        <span class={styles.layer}>
          <span class={styles.icon} aria-hidden="true">
            {primary ? <StarIcon full /> : <KindIcon kind={layer.kind} />}
          </span>
          <span class={styles.name} title={layer.name}>
            {layer.name}
          </span>
          {primary && <Hidden>{`, ${words().mainAction}`}</Hidden>}
        </span>
      </th>
      <Share name={layer.name} place={row.base} frame={base} />
      <Share name={layer.name} place={row.here} frame={variant} />
      <Change row={row} />
    </tr>
  )
}

interface ShareProps {
  name: string
  place: LayerChange['here']
  frame: ComparedFrame
}

function Share({ name, place, frame }: ShareProps): JSX.Element {
  const { bridge, errors } = useTools()
  if (place === null) {
    return (
      <td title={words().notIn(name, frame.name)}>
        <span aria-hidden="true">–</span>
        <Hidden>{words().notThere}</Hidden>
      </td>
    )
  }
  const { id, attention } = place
  const share = attention === null ? '?' : formatPercent(attention)
  const select = (): void => errors.guard(() => bridge.selectLayer(frame.nodeId, id))
  return (
    <td>
      <button
        type="button"
        class={styles.share}
        aria-label={words().selectIn(share, name, frame.name)}
        title={words().select(name, frame.name)}
        onClick={select}
      >
        {share}
      </button>
    </td>
  )
}

/** More attention is no gain for every layer, so a change has a direction and no judgement. */
function Change({ row }: { row: LayerChange }): JSX.Element {
  const { base, here, change } = row
  if (change === null) return <td class={styles.quiet}>–</td>
  const points = formatPoints(here?.attention ?? 0, base?.attention ?? 0)
  const real = isRealChange(row)
  return (
    <td class={real ? styles.change : styles.quiet}>
      {!real && (
        <>
          <span aria-hidden="true">≈ </span>
          <Hidden>{`${words().tooClose}, `}</Hidden>
        </>
      )}
      {points}
    </td>
  )
}
