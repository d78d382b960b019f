import { IconVideoSmall24 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { classNames } from '../kit/class-names'
import { useVideos } from './video-store'
import { words } from './words'
import styles from './pick-video.module.css'

/** A file button that is also a place to drop a file. */
export function PickVideo(): JSX.Element {
  const { choose } = useVideos()
  const [over, setOver] = useState(false)
  useEffect(keepFilesOut, [])
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0]
    if (file !== undefined) choose(file)
  }
  return (
    <label
      class={classNames(styles.drop, over && styles.over)}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        take(event.dataTransfer?.files)
      }}
    >
      <input
        class={styles.input}
        type="file"
        accept=".webm,video/webm"
        aria-label={words().choose}
        aria-describedby="pick-video-help"
        onChange={(event) => {
          take(event.currentTarget.files)
          // The same file may be chosen again after it was mended.
          event.currentTarget.value = ''
        }}
      />
      <span class={styles.icon} aria-hidden="true">
        <IconVideoSmall24 />
      </span>
      <span class={styles.name}>{words().choose}</span>
      <span class={styles.help} id="pick-video-help">
        {words().dropLimits}
      </span>
    </label>
  )
}

/** A file that is dropped beside the area would replace the panel. */
function keepFilesOut(): () => void {
  const control = new AbortController()
  const { signal } = control
  const stay = (event: Event): void => event.preventDefault()
  window.addEventListener('dragover', stay, { signal })
  window.addEventListener('drop', stay, { signal })
  return () => control.abort()
}
