import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { useBrief } from '../brief/brief-store'
import { NotSetUp } from '../run/not-set-up'
import { StartButton } from '../run/start-button'
import { useRuns } from '../run/use-runs'
import { useTools } from '../tools/use-tools'
import { useCompare } from './compare-store'
import type { ComparePlan } from './plan-comparison'
import start from '../run/start-button.module.css'
import styles from './compare.module.css'

/** Compares the selected frames, and says before what is analysed for it and where that goes. */
export function CompareButton(): JSX.Element {
  const brief = useBrief()
  const compare = useCompare()
  const { busy } = useRuns()
  const { canEdit, errors, provider } = useTools()
  const plan = compare.plan.value
  const { frames, obstacle, send } = plan
  const run = (): void => errors.guard(() => compare.compare(frames.map(({ node }) => node.id)))
  const charged = provider.value.ok && provider.value.provider.charges
  const waits = send.length > 0 && busy.value
  const words = planWords(plan, canEdit, charged)
  if (obstacle !== null && canEdit && !provider.value.ok) return <NotSetUp />
  return (
    <div class={styles.start}>
      {send.length > 0 ? (
        <StartButton
          name="Compare"
          what={brief.hash.value ? 'Each picture, with the brief,' : 'Each picture'}
          disabled={obstacle !== null || waits}
          run={run}
        />
      ) : (
        <div class={start.start}>
          <Button fullWidth disabled={obstacle !== null} onClick={run}>
            Compare
          </Button>
        </div>
      )}
      {words.map((sentence) => (
        <p key={sentence} class={styles.note}>
          {sentence}
        </p>
      ))}
      {waits && <p class={styles.note}>An analysis is running; compare when it has ended.</p>}
    </div>
  )
}

/** What a press on Compare does, in sentences. `charged`: whoever analyses may ask money for it. */
function planWords(
  { frames, send, lacking, obstacle }: ComparePlan,
  canEdit: boolean,
  charged: boolean
): string[] {
  const count = send.length
  const words: string[] = []
  if (count > 0) {
    const first =
      count === frames.length
        ? `${count === 2 ? 'Both' : `All ${count}`} are analysed first.`
        : `${count === 1 ? '1 of them is' : `${count} of them are`} analysed first; the others have results.`
    words.push(charged ? `${first} ${count === 1 ? 'It' : 'Each'} may be charged.` : first)
  } else if (obstacle === null) {
    words.push('Nothing is sent: the results are in the file.')
  }
  if (obstacle === 'unanalysed') {
    words.push(
      canEdit
        ? 'Two frames with results are needed.'
        : 'Two frames with results are needed. Analysing places layers, which needs edit access.'
    )
  } else if (lacking.length > 0) {
    const one = lacking.length === 1
    words.push(
      `${one ? '1 frame has' : `${lacking.length} frames have`} no readable result and ${one ? 'is' : 'are'} left out.`
    )
  }
  return words
}
