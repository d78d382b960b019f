import type { JSX } from 'preact'
import map from '../../../../assets/panel/map.webp'
import page from '../../../../assets/panel/page.webp'
import { words } from '../words'
import styles from './before-after.module.css'

/** A page, and the same with its map of attention: what Glance makes of a design. */
export function BeforeAfter(): JSX.Element {
  return (
    <div class={styles.pair} aria-hidden="true">
      <figure class={styles.figure}>
        <img class={styles.page} src={page} alt="" draggable={false} />
        <figcaption>{words().start.before}</figcaption>
      </figure>
      <figure class={styles.figure}>
        <span class={styles.mapped}>
          <img class={styles.page} src={page} alt="" draggable={false} />
          <img class={styles.map} src={map} alt="" draggable={false} />
        </span>
        <figcaption>{words().start.after}</figcaption>
      </figure>
    </div>
  )
}
