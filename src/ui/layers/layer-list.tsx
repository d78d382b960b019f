import { useSignal } from '@preact/signals'
import type { JSX, TargetedKeyboardEvent } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { findMarked, type LayerShares, type MainAction, type ResultRecord } from '../../file'
import { shareOrder } from '../../engine/share-order'
import { classNames } from '../kit/class-names'
import { ShowAll } from '../kit/quiet-button'
import { useTools } from '../tools/use-tools'
import { formatShare } from '../words/format-numbers'
import { LayerRow } from './layer-row'
import { useLayers } from './layer-store'
import { restName, rowName } from './layer-words'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './layer-list.module.css'

interface Props {
  shares: LayerShares
  mainAction: MainAction | null
  record: ResultRecord
}

/** Rows before “Show all”; a list with at most `MORE` more rows shows all of them. */
const FIRST = 8
const MORE = 2

/** Layers in the order in which people see them, with their shares. */
export function LayerList({ shares, mainAction, record }: Props): JSX.Element {
  const store = useLayers()
  const { canEdit, selection } = useTools()
  const list = useRef<HTMLOListElement>(null)
  const [all, setAll] = useState(false)
  const { rest, readings } = shares
  const { medium, picture } = record
  const order = useMemo(
    () => shareOrder(shares.layers, { medium, picture }),
    [shares, medium, picture]
  )
  const { order: layers, places, level, isBelow } = order
  const selected = selection.value.nodes[0]?.layer?.id ?? null
  const marked = mainAction && findMarked(layers, mainAction)
  const isLong = layers.length > FIRST + MORE
  const shown =
    all || !isLong
      ? layers
      : layers.filter((layer, at) => at < FIRST || layer === marked || layer.id === selected)
  const readable = readings.attention !== null && readings.attention.method !== 'unreadable'
  const looked = readings.perception !== null && readings.perception.method !== 'unreadable'
  const longest = Math.max(...layers.map(({ attention, area }) => attention ?? area), 0.001)
  const firstBelow = shown.find(isBelow)
  const cropped = layers.some(({ found }) => found !== undefined)
  const tabbed = useSignal<string | null>(null)
  useEffect(() => {
    if (!shown.some(({ id }) => id === tabbed.peek())) tabbed.value = shown[0]?.id ?? null
  })

  // A layer selected before the list appeared must not scroll the scores away.
  const seen = useRef(selected)
  useEffect(() => {
    if (seen.current === selected) return
    seen.current = selected
    const row = list.current?.querySelector('[aria-current=true]')
    // Whoever reads the fixes is not taken away from them.
    if (row && isInView(list.current!)) row.scrollIntoView({ block: 'nearest' })
  }, [selected])

  const point = (event: Event): void => {
    store.pointed.value = layerAt(event.target)
  }
  const leave = (): void => {
    store.pointed.value = null
  }
  const focus = (event: FocusEvent): void => {
    point(event)
    tabbed.value = layerAt(event.target)
  }
  return (
    <>
      <div class={classNames(styles.columns, looked && styles.looked)} aria-hidden="true">
        <span>{readable && words().layer}</span>
        {looked && <span class={styles.firstLooks}>{words().firstLooks}</span>}
        <span>{readable ? words().attention : words().area}</span>
      </div>
      {level && <Note>{words().level}</Note>}
      <ol
        class={classNames(styles.list, looked && styles.looked, cropped && styles.cropped)}
        ref={list}
        aria-label={readable ? words().inOrder : words().title}
        onPointerOver={point}
        onPointerLeave={leave}
        onFocusIn={focus}
        onFocusOut={leave}
        onKeyDown={nextRow}
      >
        {shown.map((layer) => (
          <LayerRow
            key={layer.id}
            layer={layer}
            place={places.get(layer) ?? null}
            name={order.names.get(layer) ?? layer.name}
            said={rowName(layer, order)}
            length={(layer.attention ?? layer.area) / longest}
            above={layer === firstBelow ? words().below : null}
            looked={looked}
            mainAction={layer === marked}
            current={layer.id === selected}
            tabbed={tabbed}
            select={() => store.select(layer)}
            mark={canEdit ? () => store.mark(layer === marked ? null : layer) : null}
          />
        ))}
      </ol>
      <div class={styles.rest}>
        <span>{restName(shares)}</span>
        <span class={styles.share}>{formatShare(rest.attention ?? rest.area)}</span>
      </div>
      {isLong && (
        <ShowAll count={layers.length} about={words().layers} all={all} onChange={setAll} />
      )}
    </>
  )
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** The layer whose row an event happened in. */
function layerAt(target: EventTarget | null): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-layer]') : null
  return row?.dataset.layer ?? null
}

/** Moves the focus between the rows of a list: arrow keys, Home and End. */
function nextRow(event: TargetedKeyboardEvent<HTMLOListElement>): void {
  const rows = [...event.currentTarget.children]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const to = target(event.key, at, rows.length)
  if (to === null) return
  event.preventDefault()
  rows[to]?.querySelector('button')?.focus()
}

function target(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
