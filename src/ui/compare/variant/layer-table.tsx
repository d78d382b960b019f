import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Hidden } from '../../kit/hidden'
import { ShowAll } from '../../kit/quiet-button'
import { KindIcon, StarIcon } from '../../layers/crop'
import { useTools } from '../../tools/use-tools'
import { formatPercent, formatPoints } from '../../words/format-numbers'
import type { ComparedFrame, Comparison } from '../comparison'
import { sortRows } from '../sort-rows'
import { useSorting } from '../ranking/ranking-table'
import { isAction, type LayerChange, layerChanges, realGain } from './layer-changes'
import { words } from './words'
import { Note } from '../../kit/note'
import styles from './variant.module.css'

interface Props {
  comparison: Comparison
  base: ComparedFrame
  variant: ComparedFrame
}

type By = 'name' | 'base' | 'here' | 'change'

/** Rows before “Show all”. */
const FIRST = 8

const VALUES: Record<By, (row: LayerChange) => number | string | null> = {
  name: ({ layer }) => layer.name,
  base: ({ base }) => base?.attention ?? null,
  here: ({ here }) => here?.attention ?? null,
  change: ({ change }) => change && Math.abs(change)
}

/** Layers of a variant beside those of the base, the largest changes first. */
export function LayerTable({ comparison, base, variant }: Props): JSX.Element {
  const { by, direction, header } = useSorting<By>({ by: 'change', direction: 'descending' }, [
    'name'
  ])
  const [all, setAll] = useState(false)
  const say = words()
  const rows = layerChanges(comparison, base, variant)
  if (rows.length === 0) {
    return <Note>{say.noLayers}</Note>
  }
  const sorted = sortRows(rows, VALUES[by], direction)
  const shown = all ? sorted : sorted.slice(0, FIRST)
  return (
    <>
      <table class={styles.table} aria-label={say.table}>
        <thead>
          <tr>
            {header('name', say.layer, say.matched)}
            {header('base', say.base, say.shareIn(base.name))}
            {header('here', say.variant, say.shareIn(variant.name))}
            {header('change', say.change, say.changeMeans)}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <LayerTableRow
              key={row.here?.id ?? row.base?.id}
              row={row}
              base={base}
              variant={variant}
              mainAction={isAction(row, base, variant)}
            />
          ))}
        </tbody>
      </table>
      {rows.length > FIRST && (
        <ShowAll count={rows.length} about={say.layers} all={all} onChange={setAll} />
      )}
    </>
  )
}

interface LayerTableRowProps {
  row: LayerChange
  base: ComparedFrame
  variant: ComparedFrame
  mainAction: boolean
}

/** A layer in both frames; pressing a share selects it there. */
function LayerTableRow({ row, base, variant, mainAction }: LayerTableRowProps): JSX.Element {
  const { layer } = row
  return (
    <tr>
      <th scope="row">
        <span class={styles.layer}>
          <span class={styles.icon} aria-hidden="true">
            {mainAction ? <StarIcon full /> : <KindIcon kind={layer.kind} />}
          </span>
          <span class={styles.name} title={layer.name}>
            {layer.name}
          </span>
          {mainAction && <Hidden>{`, ${words().mainAction}`}</Hidden>}
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

/** A change with its direction but no judgement: more attention is not a gain for every layer. */
function Change({ row }: { row: LayerChange }): JSX.Element {
  const { base, here, change } = row
  if (change === null) return <td class={styles.quiet}>–</td>
  const points = formatPoints(here?.attention ?? 0, base?.attention ?? 0)
  const real = realGain(row) !== 0
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
