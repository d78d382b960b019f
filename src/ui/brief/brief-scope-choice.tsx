import type { JSX } from 'preact'
import { QuietButton } from '../kit/quiet-button'
import { Segments } from '../kit/segments'
import { useTools } from '../tools/use-tools'
import { useBrief } from './brief-store'
import styles from './brief.module.css'

/** Whose brief it is: the file's, or the selected frame's own. */
export function BriefScopeChoice(): JSX.Element {
  const brief = useBrief()
  const { canEdit } = useTools()
  const frame = brief.frame.value
  const scope = brief.scope.value
  const own = brief.ownBrief.value
  return (
    <div class={styles.scope}>
      <Segments
        name="Brief of"
        value={scope}
        options={[
          { value: 'file', name: 'Whole file' },
          { value: 'frame', name: 'This frame', disabled: frame === null }
        ]}
        onChange={brief.choose}
      />
      <div class={styles.about}>
        <p class={styles.note} role="status">
          {frame === null
            ? 'Holds for every frame without a brief of its own. Select a frame to give it one.'
            : words(frame.name, scope === 'file', own)}
        </p>
        {scope === 'frame' && own && canEdit && (
          <QuietButton name="Use the file’s brief again" run={brief.useFileBrief} />
        )}
      </div>
    </div>
  )
}

function words(name: string, ofFile: boolean, own: boolean): string {
  if (ofFile && own) return `Holds for every frame without a brief of its own. “${name}” has one.`
  if (ofFile) return `Holds for every frame without a brief of its own, “${name}” among them.`
  if (own) return `“${name}” has its own brief.`
  return `“${name}” uses the file’s brief. Change a text to give it its own.`
}
