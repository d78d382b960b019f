import type { ComponentChildren, JSX } from 'preact'
import { Hidden } from '../kit/hidden'
import { PictureCrop, type Select } from './figures'
import { ARROWS, type StoryRow, type StoryRows, type StoryValue } from './story'
import { words } from './words'
import styles from './story.module.css'

interface RowsProps {
  rows: StoryRows
  /** The rows that are shown. */
  list: readonly StoryRow[]
  /** SVG of a frame's picture, in its px. */
  imageOf: (nodeId: string) => ComponentChildren
  select?: Select
}

/** The one table: layers in the order in which people see them, with their numbers. */
export function Rows({ rows: { columns, title }, list, imageOf, select }: RowsProps): JSX.Element {
  const hasPlaces = list.some(({ place }) => place !== '')
  const say = words()
  return (
    <div class={styles.scroll}>
      <table class={styles.rows} aria-label={title}>
        <thead>
          <tr>
            {hasPlaces && <th scope="col">{say.place}</th>}
            <th scope="col">{say.layer}</th>
            {columns.map((name) => (
              <th key={name} scope="col" title={select && name}>
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((row, at) => (
            <tr key={at} class={row.marked ? styles.marked : undefined}>
              {hasPlaces && <td>{row.place}</td>}
              <th scope="row" title={select && row.name}>
                {row.crop && (
                  <PictureCrop box={row.crop.box}>{imageOf(row.crop.nodeId)}</PictureCrop>
                )}
                <span>{row.name}</span>
                <small>{row.note}</small>
              </th>
              {row.values.map((value, column) => (
                <Value
                  key={column}
                  value={value}
                  layer={row.name}
                  column={columns[column] ?? ''}
                  select={select}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ValueProps {
  value: StoryValue
  layer: string
  column: string
  select: Select | undefined
}

/** A value with its bar. Pressing it selects the layer. */
function Value({ value: { bar, of, text, tone }, layer, column, select }: ValueProps): JSX.Element {
  const said = tone === undefined ? text : `${text}, ${words().arrows[tone]}`
  const shown = (
    <>
      {text}
      {tone && (
        <>
          <span class={styles[tone]} aria-hidden="true">
            {ARROWS[tone]}
          </span>
          <Hidden>{`, ${words().arrows[tone]}`}</Hidden>
        </>
      )}
    </>
  )
  return (
    <td class={bar === undefined ? styles.note : undefined}>
      {of === undefined || select === undefined ? (
        shown
      ) : (
        <button
          type="button"
          aria-label={words().selectIn(said, layer, column)}
          onClick={() => select(of.nodeId, of.layerId)}
        >
          {shown}
        </button>
      )}
      {bar !== undefined && <i class={styles.bar} style={`--part:${bar.toFixed(4)}`} />}
    </td>
  )
}
