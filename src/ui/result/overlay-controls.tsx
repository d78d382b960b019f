import type { JSX } from 'preact'
import type { StoredResult } from '../../bridge'
import { Slider } from '../kit/slider'
import { Switch } from '../kit/switch'
import { useTools } from '../tools/use-tools'
import { useResults } from './result-store'
import styles from './overlay-controls.module.css'

/** How the overlays lie on the canvas. Without them, or without edit access, only the panel's picture follows. */
export function OverlayControls({ result }: { result: StoredResult }): JSX.Element {
  const results = useResults()
  const { canEdit, errors, settings } = useTools()
  const { opacity, visible } = results.view.value
  const placed = canEdit && result.overlay !== null
  return (
    <div class={styles.controls}>
      <Slider
        name="Opacity"
        value={opacity}
        onInput={(value) => results.changeView({ opacity: value })}
        onSettle={(value) => errors.guard(() => settings.change({ opacity: value }))}
      />
      {placed && (
        <Switch
          name="Show overlays"
          on={visible}
          onChange={(on) => results.changeView({ visible: on })}
        />
      )}
    </div>
  )
}
