import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { words as analyseWords } from '../analyse/words'
import { useBrief } from '../brief/brief-store'
import { NotSetUp, StartButton } from '../run/start-button'
import { useRuns } from '../run/frame-runs'
import { useTools } from '../tools/use-tools'
import { useCompare } from './compare-store'
import type { ComparePlan } from './read-frame'
import { words } from './words'
import { Note } from '../kit/note'
import start from '../run/start-button.module.css'
import styles from './compare.module.css'

/** Compares the selected frames; shows beforehand what is analysed for it and where that is sent. */
export function CompareButton(): JSX.Element {
  const brief = useBrief()
  const compare = useCompare()
  const { busy } = useRuns()
  const { canEdit, errors, provider } = useTools()
  const plan = compare.plan.value
  const { frames, obstacle, send } = plan
  const run = (): void => errors.guard(() => compare.compare(frames.map(({ node }) => node.id)))
  const charged = provider.value.ok && provider.value.provider.sends
  const waits = send.length > 0 && busy.value
  const said = planWords(plan, canEdit, charged)
  if (obstacle !== null && canEdit && !provider.value.ok) return <NotSetUp />
  return (
    <div class={styles.start}>
      {send.length > 0 ? (
        <StartButton
          name={analyseWords().compare}
          what={analyseWords().pictures(Boolean(brief.hash.value))}
          disabled={obstacle !== null || waits}
          run={run}
        />
      ) : (
        <div class={start.start}>
          <Button fullWidth disabled={obstacle !== null} onClick={run}>
            {analyseWords().compare}
          </Button>
        </div>
      )}
      {said.map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      {waits && <Note>{analyseWords().busy}</Note>}
    </div>
  )
}

/** Shows what Compare will analyse and send. `charged`: the service may charge for it. */
function planWords(
  { frames, send, lacking, obstacle }: ComparePlan,
  canEdit: boolean,
  charged: boolean
): string[] {
  const count = send.length
  const say = words()
  const said: string[] = []
  if (count > 0) {
    const first = count === frames.length ? say.allFirst(count) : say.someFirst(count)
    said.push(charged ? `${first} ${say.charged(count)}` : first)
  } else if (obstacle === null) {
    said.push(say.nothingSent)
  }
  if (obstacle === 'unanalysed') said.push(canEdit ? say.twoNeeded : say.twoNeededToView)
  else if (lacking.length > 0) said.push(say.unreadableLeftOut(lacking.length))
  return said
}
