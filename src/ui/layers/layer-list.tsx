import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX, TargetedKeyboardEvent } from 'preact'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import {
  findMarked,
  type LayerShare,
  type LayerShares,
  type MainAction,
  type ResultRecord
} from '../../file'
import { type ShareOrder, shareOrder } from '../../engine/share-order'
import { useFirst } from '../kit/use-first'
import { moveInList } from '../kit/tab-list'
import { useTools } from '../tools/use-tools'
import { LayerRow } from './layer-row'
import { useLayers } from './layer-store'
import { isKnown } from './layer-words'
import { words } from './words'
import styles from './layer-list.module.css'

/** What a list of layers needs from those who know the result's verdict. */
export interface Listed {
  /** The layer that the frame should lead to, marked or suggested. */
  lead: LayerShare | null
  /** What a layer's opened row offers besides its numbers. */
  offer: (layer: LayerShare) => ComponentChildren
}

/** The order of a result's layers, made once. */
export function useOrder({ layers }: LayerShares, record: ResultRecord): ShareOrder {
  const { medium, picture } = record
  return useMemo(() => shareOrder(layers, { medium, picture }), [layers, medium, picture])
}

interface Props extends Listed {
  shares: LayerShares
  mainAction: MainAction | null
  record: ResultRecord
}

/** Rows before “Show all”; a list with at most `MORE` more rows shows all of them. */
const FIRST = 4
const MORE = 2

/** Layers in the order in which people see them, with the part of the viewers who do. */
export function LayerList({ shares, mainAction, record, lead, offer }: Props): JSX.Element {
  const store = useLayers()
  const { canEdit, selection } = useTools()
  const list = useRef<HTMLOListElement>(null)
  const order = useOrder(shares, record)
  const { order: layers, isBelow } = order
  const opened = store.opened.value
  const selected = selection.value.nodes[0]?.layer?.id ?? null
  const marked = mainAction && findMarked(layers, mainAction)
  const kept = [marked?.id, lead?.id, selected, opened]
  const [shown, more] = useFirst(layers, {
    first: layers.length > FIRST + MORE ? FIRST : Infinity,
    also: ({ id }) => kept.includes(id),
    about: words().layers
  })
  const firstBelow = shown.find(isBelow)
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
    // A designer who reads the fixes is not taken away from them.
    if (row && isInView(list.current!)) row.scrollIntoView({ block: 'nearest' })
  }, [selected])

  const point = (event: Event): void => {
    store.pointed.value = layerAt(event.target)
  }
  const press = (layer: LayerShare): void => {
    store.opened.value = layer.id === opened ? null : layer.id
    if (layer.id !== opened) store.select(layer)
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
      <ol
        class={styles.list}
        ref={list}
        aria-label={isKnown(shares) ? words().inOrder : words().title}
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
            order={order}
            above={layer === firstBelow ? words().below : null}
            mainAction={layer === marked}
            current={layer.id === selected}
            open={layer.id === opened}
            tabbed={tabbed}
            press={() => press(layer)}
            mark={canEdit ? () => store.mark(layer === marked ? null : layer) : null}
          >
            {layer.id === opened && offer(layer)}
          </LayerRow>
        ))}
      </ol>
      {more}
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

/** Moves the focus between the rows of a list. */
function nextRow(event: TargetedKeyboardEvent<HTMLOListElement>): void {
  const moved = moveInList(event.currentTarget, ':scope > li', 'vertical', event.key)
  if (moved !== null) event.preventDefault()
}
