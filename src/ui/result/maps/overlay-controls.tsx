import type { JSX } from 'preact'
import type { StoredResult } from '../../../bridge'
import { QuietButton } from '../../kit/quiet-button'
import { Slider } from '../../kit/slider'
import { useTools } from '../../tools/use-tools'
import { useResults } from '../result-store'
import { words } from '../words'
import { Eye } from './eye'
import styles from './overlay-controls.module.css'

/** How the overlays lie on the canvas. Without them, or without edit access, only the panel's picture follows. */
export function OverlayControls({ result }: { result: StoredResult }): JSX.Element {
  const results = useResults()
  const { canEdit, errors, settings } = useTools()
  const { opacity, visible } = results.view.value
  return (
    <div class={styles.controls}>
      <Slider
        name={words().opacity}
        value={opacity}
        onInput={(value) => results.changeView({ opacity: value })}
        onSettle={(value) => errors.guard(() => settings.change({ opacity: value }))}
      />
      {canEdit &&
        (result.overlay === null ? (
          <QuietButton
            name={words().putOnCanvas}
            about={words().theOverlays}
            run={() => errors.guard(results.restore)}
          />
        ) : (
          <Eye on={visible} onChange={(on) => results.changeView({ visible: on })} />
        ))}
    </div>
  )
}
