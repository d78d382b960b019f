import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { PageOverview } from '../../../bridge'
import { useBrief } from '../../brief/brief-store'
import { Card } from '../../kit/card'
import { chosenInfo } from '../../provider/choose-provider'
import { StartButton } from '../../run/start-button'
import { useRuns } from '../../run/use-runs'
import { useTools } from '../../tools/use-tools'
import { words } from '../words'
import { useOverview } from './overview-store'
import styles from '../start.module.css'

/** From so many frames on, nobody starts by accident. */
const MANY = 10

/** Analyses the frames of the page that do not have their result yet, and asks before many. */
export function AnalyseAll({ overview }: { overview: PageOverview }): JSX.Element {
  const brief = useBrief()
  const wanted = useOverview().wanted.value
  const { busy, startAll } = useRuns()
  const { errors, provider } = useTools()
  const [asking, setAsking] = useState(false)
  const say = words().start
  const count = wanted.length
  const { frames, leftOut } = overview
  const charges = provider.value.ok && provider.value.provider.charges
  const host = chosenInfo(provider.value)?.host ?? null
  const charged = charges && words().eachCharged
  const run = (): void => errors.guard(() => startAll(wanted))
  if (frames.length === 0) return <p class={styles.note}>{say.noFrames}</p>
  if (count === 0) return <p class={styles.note}>{say.allDone(frames.length)}</p>
  const fresh = frames.length - count
  if (asking) {
    const actions = [
      { name: words().analyseFrames(count), run, main: true },
      { name: say.notNow, run: () => setAsking(false) }
    ]
    return (
      <Card role="status" title={say.ask(count)} actions={actions}>
        <p>
          {inWords(
            host !== null && say.sentTo(count, host),
            charged,
            fresh > 0 && say.fresh(fresh),
            say.askAbout
          )}
        </p>
      </Card>
    )
  }
  return (
    <div class={styles.start}>
      <StartButton
        name={fresh === 0 ? say.analyseAll(count) : say.analyseRest(count)}
        what={brief.hash.value ? words().picturesWithBrief : words().pictures}
        note={host === null ? null : inWords(say.inAll(count), charged)}
        disabled={busy.value}
        run={count < MANY ? run : () => setAsking(true)}
      />
      {fresh > 0 && <p class={styles.note}>{say.fresh(fresh)}</p>}
      {leftOut > 0 && <p class={styles.note}>{say.beyond(leftOut)}</p>}
    </div>
  )
}

function inWords(...sentences: (string | false)[]): string {
  return sentences.filter(Boolean).join(' ')
}
