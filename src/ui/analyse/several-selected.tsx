import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useBrief } from '../brief/brief-store'
import { FrameHeader } from '../kit/frame-header'
import { StartButton } from '../run/start-button'
import { useRuns } from '../run/frame-runs'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import { useFrames } from './frame-list'
import { FrameRows } from './frame-rows'
import { MediumMenu } from './medium-menu'
import { words } from './words'
import { Note } from '../kit/note'
import start from '../run/start-button.module.css'
import styles from './start.module.css'

/** Several selected layers: the state of each, the choices, and the button. */
export function SeveralSelected(): JSX.Element {
  const frames = useFrames()
  const { canEdit, selection, tab } = useTools()
  const listed = frames.frames.value
  const onlyFrames = listed.every(({ refusal }) => refusal === null)
  const comparable = listed.filter(({ finishedAt }) => finishedAt !== null).length > 1
  const { leftOut } = selection.value
  return (
    <>
      <FrameHeader node={{ name: words().layersSelected(listed.length, onlyFrames) }} />
      <FrameRows frames={listed} />
      {leftOut > 0 && <Note>{words().moreSelected(leftOut, listed.length)}</Note>}
      {comparable && (
        <div class={start.start}>
          <Button fullWidth onClick={() => (tab.value = 'compare')}>
            {words().compare}
          </Button>
        </div>
      )}
      {canEdit ? <Choices secondary={comparable} /> : <ViewOnly />}
    </>
  )
}

/** What to analyse. `secondary`: comparing is what comes next. */
function Choices({ secondary }: { secondary: boolean }): JSX.Element {
  const brief = useBrief()
  const frames = useFrames()
  const { busy, startAll } = useRuns()
  const { errors, provider } = useTools()
  const listed = frames.frames.value
  const wanted = frames.wanted.value
  const count = wanted.length
  const charges = provider.value.ok && provider.value.provider.sends
  return (
    <>
      <MediumMenu
        frames={listed.flatMap(({ node, refusal }) => (refusal === null ? [node] : []))}
      />
      {(count > 0 || !secondary) && (
        <div class={styles.start}>
          <StartButton
            name={words().analyseFrames(count)}
            what={words().pictures(Boolean(brief.hash.value))}
            note={charges && count > 1 ? words().eachCharged : null}
            disabled={busy.value || count === 0}
            secondary={secondary}
            run={() => errors.guard(() => startAll(wanted))}
          />
          {busy.value && <Note>{words().busy}</Note>}
        </div>
      )}
    </>
  )
}
