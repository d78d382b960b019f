import type { JSX } from 'preact'
import { QuietButton } from '../kit/quiet-button'
import { Segments } from '../kit/segments'
import { useTools } from '../tools/use-tools'
import { words as shared } from '../words/words'
import { useBrief } from './brief-store'
import { words } from './words'
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
        name={words().briefOf}
        value={scope}
        options={[
          { value: 'file', name: words().wholeFile },
          { value: 'frame', name: words().thisFrame, disabled: frame === null }
        ]}
        onChange={brief.choose}
      />
      <div class={styles.about}>
        <p class={styles.note} role="status">
          {frame === null
            ? words().ofFile
            : about(shared().quoted(frame.name), scope === 'file', own)}
        </p>
        {scope === 'frame' && own && canEdit && (
          <QuietButton name={words().useFileBrief} run={brief.useFileBrief} />
        )}
      </div>
    </div>
  )
}

function about(name: string, ofFile: boolean, own: boolean): string {
  if (ofFile) return own ? words().ofFileNotOf(name) : words().ofFileAndOf(name)
  return own ? words().ownOf(name) : words().filesFor(name)
}
