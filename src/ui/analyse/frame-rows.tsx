import type { JSX } from 'preact'
import { classNames } from '../kit/class-names'
import { formatAge } from '../words/format-time'
import type { ListedFrame } from './frame-list'
import { words } from './words'
import list from '../kit/rows.module.css'
import styles from './frame-rows.module.css'

/** The selected layers, each with its state, or why it cannot be analysed. */
export function FrameRows({ frames }: { frames: readonly ListedFrame[] }): JSX.Element {
  return (
    // It scrolls, so the keyboard must reach it.
    <ul class={classNames(list.rows, styles.rows)} aria-label={words().selectedLayers} tabIndex={0}>
      {frames.map((frame) => (
        <Row key={frame.node.id} frame={frame} />
      ))}
    </ul>
  )
}

function Row({ frame }: { frame: ListedFrame }): JSX.Element {
  const { node, refusal, state } = frame
  return (
    <li class={classNames(list.item, styles.item)}>
      <span class={list.row}>
        <span class={list.name} title={node.name}>
          {node.name}
        </span>
        <span class={state === 'outOfDate' && refusal === null ? styles.old : list.words}>
          {refusal === null ? stateWords(frame) : words().leftOut}
        </span>
      </span>
      {refusal !== null && <span class={list.reason}>{refusal.message}</span>}
    </li>
  )
}

function stateWords({ state, finishedAt }: ListedFrame): string {
  if (state !== 'fresh') return words().states[state]
  return finishedAt === null
    ? words().analysed
    : words().analysedAt(formatAge(finishedAt, Date.now()))
}
