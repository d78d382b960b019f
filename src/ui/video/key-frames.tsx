import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { Card } from '../kit/card'
import { ErrorCard } from '../kit/error-card'
import { ProgressBar } from '../kit/progress-bar'
import { Segments } from '../kit/segments'
import { useTools } from '../tools/use-tools'
import { useWhyViewOnly } from '../tools/view-only'
import { KEY_FRAME_COUNTS, PLACE_PHASES } from './place-key-frames'
import { useVideos } from './video-store'
import styles from './video-result.module.css'

const OPTIONS = KEY_FRAME_COUNTS.map((count) => ({ value: `${count}`, name: `${count}` }))

/** Lays evenly spaced moments of the video on the canvas, with the map over them. */
export function KeyFrames(): JSX.Element {
  const { canEdit } = useTools()
  const viewOnly = useWhyViewOnly()
  return (
    <section class={styles.place} aria-labelledby="key-frames">
      <h3 class={styles.heading} id="key-frames">
        Key frames
      </h3>
      {canEdit ? (
        <Form />
      ) : (
        <p class={styles.note}>{viewOnly}: key frames cannot be placed on the canvas.</p>
      )}
    </section>
  )
}

function Form(): JSX.Element {
  const { choice, count, place, placing } = useVideos()
  const running = placing.value?.state === 'running'
  if (placing.value !== null && !running) return <Outcome />
  return (
    <>
      <p class={styles.note}>
        Evenly spaced moments as pictures on the canvas,{' '}
        {choice.value.state === 'ready' ? 'each with its map over it.' : 'the maps alone.'}
      </p>
      <Segments
        name="How many key frames"
        value={`${count.value}`}
        options={OPTIONS}
        onChange={(value) =>
          (count.value = KEY_FRAME_COUNTS.find((known) => `${known}` === value) ?? count.value)
        }
      />
      {running ? (
        <Placing />
      ) : (
        <Button secondary fullWidth onClick={place}>
          Place key frames
        </Button>
      )}
    </>
  )
}

function Placing(): JSX.Element | null {
  const { cancelPlacing, placing } = useVideos()
  const run = placing.value
  if (run === null) return null
  const { phase, progress } = run
  const text = PLACE_PHASES[phase]
  return (
    <>
      <ProgressBar name="Key frames" value={progress && progress.done / progress.of} text={text} />
      <div class={styles.foot}>
        <span role="status">{text}…</span>
        <Button secondary disabled={phase === 'placing'} onClick={cancelPlacing}>
          Cancel
        </Button>
      </div>
    </>
  )
}

function Outcome(): JSX.Element | null {
  const { bridge, errors } = useTools()
  const { dismissPlacing, place, placing } = useVideos()
  const ended = placing.value
  if (ended === null || ended.state === 'running') return null
  const dismiss = { name: 'Dismiss', run: dismissPlacing }
  const { error, result } = ended
  if (result !== null) {
    const show = {
      name: 'Show them',
      run: () => errors.guard(() => bridge.selectNode(result)),
      main: true
    }
    return (
      <Card
        tone="success"
        role="status"
        title="The key frames are on the canvas"
        actions={[show, dismiss]}
      >
        <p>In one frame beside your design. One undo removes it.</p>
      </Card>
    )
  }
  if (error === null) {
    return (
      <Card role="status" title="Nothing was placed" actions={[dismiss]}>
        <p>You cancelled before the key frames were on the canvas.</p>
      </Card>
    )
  }
  const actions = [{ name: 'Try again', run: place, main: true }, dismiss]
  return <ErrorCard title="The key frames were not placed" error={error} actions={actions} />
}
