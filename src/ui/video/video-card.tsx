import type { JSX } from 'preact'
import { QuietButton } from '../kit/quiet-button'
import { formatBytes } from '../words/format-numbers'
import type { ChosenVideo } from './chosen-video'
import { useVideos } from './video-store'
import styles from './video-card.module.css'

/** The chosen file: what it shows first, and what is known of it. */
export function VideoCard({ video }: { video: ChosenVideo }): JSX.Element {
  const { clear, runs } = useVideos()
  const { file, title, url, facts } = video
  return (
    <section class={styles.card} aria-label={title}>
      <div class={styles.thumb}>
        <video key={url} src={url} muted preload="auto" tabIndex={-1} aria-hidden="true" />
      </div>
      <div class={styles.facts}>
        <h2 class={styles.title} title={file.name}>
          {title}
        </h2>
        <p>
          {facts.seconds.toFixed(1)} seconds
          <br />
          {facts.width} × {facts.height} px
          <br />
          {formatBytes(file.size)}
        </p>
      </div>
      {runs.run.value === null && <QuietButton name="Change" about="video" run={clear} />}
    </section>
  )
}
