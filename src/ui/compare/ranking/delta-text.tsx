import type { JSX } from 'preact'
import { Hidden } from '../../kit/hidden'
import type { Delta } from '../delta-of'
import styles from './ranking.module.css'

/** Colour is never the only sign. */
const SIGNS: Record<Delta['tone'], string> = { better: '▲', worse: '▼', none: '' }

/** A difference from the base, and what it is for the designer. */
export function DeltaText({ delta }: { delta: Delta }): JSX.Element {
  const { text, tone, noise } = delta
  const words = noise ? 'too little to tell' : tone
  return (
    <span class={styles[tone]}>
      <span aria-hidden="true">{noise ? '≈' : SIGNS[tone]} </span>
      {text}
      {words !== 'none' && <Hidden>{`, ${words}`}</Hidden>}
    </span>
  )
}
