import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useBrief } from '../brief/brief-store'
import { Checkbox } from '../kit/checkbox'
import { FrameHeader } from '../kit/frame-header'
import { StartButton } from '../run/start-button'
import { useRuns } from '../run/use-runs'
import { MediumSelect } from '../settings/medium-select'
import { PredictionChoice } from '../settings/prediction-choice'
import { useTools } from '../tools/use-tools'
import { ViewOnly } from '../tools/view-only'
import { useFrames } from './frame-list'
import { FrameRows } from './frame-rows'
import styles from './start.module.css'

/** Several frames: how each stands, what is computed of them, and the button. */
export function SeveralSelected(): JSX.Element {
  const frames = useFrames()
  const { canEdit, selection, tab } = useTools()
  const listed = frames.frames.value
  const what = listed.every(({ refusal }) => refusal === null) ? 'frames' : 'layers'
  const comparable = listed.filter(({ finishedAt }) => finishedAt !== null).length
  const { leftOut } = selection.value
  return (
    <>
      <FrameHeader node={{ name: `${listed.length} ${what} selected` }} />
      <FrameRows frames={listed} />
      {leftOut > 0 && (
        <p class={styles.note}>
          {leftOut} more {leftOut === 1 ? 'layer is' : 'layers are'} selected: the first{' '}
          {listed.length} are listed.
        </p>
      )}
      {canEdit ? (
        <Choices />
      ) : (
        <ViewOnly>
          Analysing places layers, which needs edit access. Results others have made are shown here.
        </ViewOnly>
      )}
      {comparable > 1 && (
        <Button secondary fullWidth onClick={() => (tab.value = 'compare')}>
          Compare
        </Button>
      )}
    </>
  )
}

function Choices(): JSX.Element {
  const brief = useBrief()
  const frames = useFrames()
  const { busy, startAll } = useRuns()
  const { errors, provider } = useTools()
  const listed = frames.frames.value
  const fresh = listed.filter(({ refusal, state }) => refusal === null && state === 'fresh').length
  const wanted = frames.wanted.value
  const count = wanted.length
  const charges = provider.value.ok && provider.value.provider.charges
  return (
    <>
      <MediumSelect />
      <PredictionChoice />
      {fresh > 0 && (
        <Checkbox
          name="Leave out what is analysed"
          about={fresh === 1 ? '1 frame has this result' : `${fresh} frames have this result`}
          on={frames.leaveOut.value}
          onChange={(on) => (frames.leaveOut.value = on)}
        />
      )}
      <div class={styles.start}>
        <StartButton
          name={count === 1 ? 'Analyse 1 frame' : `Analyse ${count} frames`}
          what={brief.hash.value ? 'Each picture, with the brief,' : 'Each picture'}
          note={charges && count > 1 ? 'Each may be charged.' : null}
          disabled={busy.value || count === 0}
          run={() => errors.guard(() => startAll(wanted))}
        />
        {busy.value && <p class={styles.note}>An analysis is running; these can follow.</p>}
      </div>
    </>
  )
}
