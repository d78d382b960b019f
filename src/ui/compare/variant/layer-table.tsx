import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { QuietButton } from '../../kit/quiet-button'
import type { ComparedFrame, Comparison } from '../comparison'
import { SortHeader } from '../ranking/sort-header'
import { type Direction, sortRows } from '../sort-rows'
import { isAction, type LayerChange, layerChanges } from './layer-changes'
import { LayerTableRow } from './layer-table-row'
import { words } from './words'
import styles from './variant.module.css'

interface Props {
  comparison: Comparison
  base: ComparedFrame
  variant: ComparedFrame
}

type By = 'name' | 'base' | 'here' | 'change'

/** What is shown before somebody asks for all. */
const FIRST = 8

const VALUES: Record<By, (row: LayerChange) => number | string | null> = {
  name: ({ layer }) => layer.name,
  base: ({ base }) => base?.attention ?? null,
  here: ({ here }) => here?.attention ?? null,
  change: ({ change }) => change && Math.abs(change)
}

/** Layers of a variant beside those of the base, the largest changes first. */
export function LayerTable({ comparison, base, variant }: Props): JSX.Element {
  const { frames, layers } = comparison
  const [by, setBy] = useState<By>('change')
  const [direction, setDirection] = useState<Direction>('descending')
  const [all, setAll] = useState(false)
  const say = words()
  const rows = layerChanges(layers, frames.indexOf(base), frames.indexOf(variant))
  if (rows.length === 0) {
    return <p class={styles.note}>{say.noLayers}</p>
  }
  const sorted = sortRows(rows, VALUES[by], direction)
  const shown = all ? sorted : sorted.slice(0, FIRST)
  const header = (column: By, name: string, about: string): JSX.Element => (
    <SortHeader
      name={name}
      about={about}
      direction={by === column ? direction : null}
      sort={() => {
        const turned = direction === 'ascending' ? 'descending' : 'ascending'
        setDirection(by === column ? turned : column === 'name' ? 'ascending' : 'descending')
        setBy(column)
      }}
    />
  )
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
              primary={isAction(row, base, variant)}
            />
          ))}
        </tbody>
      </table>
      {rows.length > FIRST && (
        <p>
          <QuietButton
            name={all ? say.showFewer : say.showAll(rows.length)}
            about={say.layers}
            run={() => setAll(!all)}
          />
        </p>
      )}
    </>
  )
}
