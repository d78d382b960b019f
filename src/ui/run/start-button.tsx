import { Button, IconLink16, IconLockLocked16 } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { idle } from '../kit/timing/idle'
import { useTools } from '../tools/use-tools'
import { NotSetUp } from './not-set-up'
import { words } from './words'
import styles from './start-button.module.css'

interface Props {
  name?: string
  /** What is analysed in the spoken language, such as “The picture”. */
  what: string
  /** What else is to be known before, such as that it may be charged. */
  note?: string | null
  disabled?: boolean
  run: () => void
}

/** Starts an analysis, and says where what is analysed goes. */
export function StartButton(props: Props): JSX.Element {
  const { name = words().analyse, what, note, disabled = false, run } = props
  const { errors, provider } = useTools()
  const chosen = provider.value
  useEffect(() => {
    if (chosen.ok) errors.guard(() => idle().then(chosen.provider.warmUp))
  }, [chosen, errors])
  if (!chosen.ok) return <NotSetUp />
  return (
    <div class={styles.start}>
      <Button fullWidth disabled={disabled} onClick={run}>
        {name}
      </Button>
      <p class={styles.privacy}>
        <span aria-hidden="true">
          {chosen.provider.sends ? <IconLink16 /> : <IconLockLocked16 />}
        </span>
        {chosen.provider.words.privacy(what)}
        {note && ` ${note}`}
      </p>
    </div>
  )
}
