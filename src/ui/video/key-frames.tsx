import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { Card, ErrorCard } from '../kit/card'
import { ProgressBar } from '../kit/bars'
import { Segments } from '../kit/segments'
import type { Run } from '../run/run'
import { words as runWords } from '../run/words'
import { useTools } from '../tools/use-tools'
import { useWhyViewOnly } from '../tools/view-only'
import { words as shared } from '../words/words'
import { KEY_FRAME_COUNTS } from './place-key-frames'
import { useVideos } from './video-store'
import { words } from './words'
import { Note } from '../kit/note'
import styles from './video-result.module.css'

const OPTIONS = KEY_FRAME_COUNTS.map((count) => ({ value: `${count}`, name: `${count}` }))

/** Lays evenly spaced moments of the video on the canvas, with the map over them. */
export function KeyFrames(): JSX.Element {
  const { canEdit } = useTools()
  const viewOnly = useWhyViewOnly()
  return (
    <section class={styles.place} aria-labelledby="key-frames">
      <h3 class={styles.heading} id="key-frames">
        {words().keyFrames.title}
      </h3>
      {canEdit ? <Form /> : <Note>{words().keyFrames.notPlaceable(viewOnly)}</Note>}
    </section>
  )
}

function Form(): JSX.Element {
  const { choice, count, place, placing } = useVideos()
  const run = placing.value
  if (run !== null && run.state !== 'running') return <Outcome ended={run} />
  return (
    <>
      <Note>
        {choice.value.state === 'ready' ? words().keyFrames.withVideo : words().keyFrames.mapsAlone}
      </Note>
      <Segments
        name={words().keyFrames.howMany}
        value={`${count.value}`}
        options={OPTIONS}
        onChange={(value) =>
          (count.value = KEY_FRAME_COUNTS.find((known) => `${known}` === value) ?? count.value)
        }
      />
      {run !== null ? (
        <Placing run={run} />
      ) : (
        <Button secondary fullWidth onClick={place}>
          {words().keyFrames.place}
        </Button>
      )}
    </>
  )
}

function Placing({ run: { phase, progress } }: { run: Run }): JSX.Element {
  const { cancelPlacing } = useVideos()
  const text = words().keyFrames.phases[phase === 'placing' ? phase : 'drawing']
  return (
    <>
      <ProgressBar
        name={words().keyFrames.title}
        value={progress && progress.done / progress.of}
        text={text}
      />
      <div class={styles.foot}>
        <span role="status">{words().keyFrames.ongoing(text)}</span>
        <Button secondary disabled={phase === 'placing'} onClick={cancelPlacing}>
          {shared().cancel}
        </Button>
      </div>
    </>
  )
}

function Outcome({ ended: { error, state } }: { ended: Run }): JSX.Element {
  const { bridge, errors } = useTools()
  const { dismissPlacing, place, placed } = useVideos()
  const dismiss = { name: runWords().dismiss, run: dismissPlacing }
  const { value: nodeId } = placed
  if (state === 'done' && nodeId !== null) {
    const show = {
      name: words().keyFrames.show,
      run: () => errors.guard(() => bridge.selectNode(nodeId)),
      main: true
    }
    return (
      <Card
        tone="success"
        role="status"
        title={words().keyFrames.placed.title}
        actions={[show, dismiss]}
      >
        <p>{words().keyFrames.placed.text}</p>
      </Card>
    )
  }
  if (error === null) {
    return (
      <Card role="status" title={words().keyFrames.cancelled.title} actions={[dismiss]}>
        <p>{words().keyFrames.cancelled.text}</p>
      </Card>
    )
  }
  const actions = [{ name: runWords().again.again, run: place, main: true }, dismiss]
  return <ErrorCard title={words().keyFrames.failed} error={error} actions={actions} />
}
