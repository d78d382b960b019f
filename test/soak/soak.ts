import { type Ends, endsOf } from './ends'
import type { Injected } from './faulty'
import { checkEnd, type Presses } from './properties'
import { type OpenPanel, setStage, type Stage } from './stage'
import type { Story } from './stories'
import { VirtualTime } from './virtual-time'

/** What one seed came to. */
export interface Outcome {
  seed: number
  injected: Injected[]
  ends: Ends
  /** What did not hold; empty when all did. */
  broken: string[]
}

const START = Date.UTC(2030, 0, 1)

/**
 * Analyses frames, a page, a video or an ad, or all of them, through a service that fails as the seed decides, in the
 * panel as it ships; sometimes the panel is closed on the way and opened again, or all is cancelled, or the designer
 * goes on with what failed. Everything waits as long as it does when shipped, in virtual time.
 */
export async function soak(seed: number): Promise<Outcome> {
  const time = new VirtualTime(START)
  const rejections: unknown[] = []
  const onRejection = (error: unknown): void => void rejections.push(error)
  const uninstall = time.install()
  process.on('unhandledRejection', onRejection)
  try {
    const stage = await setStage(seed, time)
    const ends = await play(stage)
    const { injected, broken } = stage
    broken.push(...rejections.map((error) => `nobody caught ${String(error)}`))
    return { seed, injected, ends, broken }
  } finally {
    process.off('unhandledRejection', onRejection)
    uninstall()
  }
}

async function play(stage: Stage): Promise<Ends> {
  const presses: Presses = { sent: new Map(), givenUp: new Set() }
  let earlier: Ends = new Map()
  let opened = stage.openPanel('first')
  for (const story of opened.stories) {
    story.titles.forEach((title) => presses.sent.set(title, 1))
    story.begin()
  }
  await rest(stage, opened)
  if (opened.isClosed()) {
    earlier = endsOf(stage.main, opened.stories, earlier)
    opened = stage.openPanel('second')
    void opened.panel.recover([...stage.main.journal.values()])
    await rest(stage, opened)
  }
  for (let press = 0; press < stage.plan.presses && !opened.isClosed(); press++) {
    for (const story of opened.stories) pressOn(story, presses)
    await rest(stage, opened)
  }
  await stage.time.until(() => stage.open === 0 && stage.time.waits === 0)
  if (stage.open > 0) stage.broken.push(`${stage.open} requests are never given up`)
  if (stage.time.waits > 0) stage.broken.push(`${stage.time.waits} timers are set for days`)
  const ends = endsOf(stage.main, opened.stories, earlier)
  checkEnd(stage, opened, ends, presses)
  return ends
}

/** Until nothing goes on, or the panel is closed. */
async function rest(stage: Stage, { stories, isClosed }: OpenPanel): Promise<void> {
  const isOver = (): boolean => isClosed() || stories.every((story) => story.atRest())
  if (await stage.time.until(isOver)) return
  const subjects = stories.flatMap((story) => story.subjects())
  const waiting = subjects.map(({ title, state }) => `${title} is ${state}`)
  stage.broken.push(`nothing happens any more, and ${waiting.join(', ')}`)
}

/** The designer goes on after a pause, or with what failed. */
function pressOn(story: Story, { sent, givenUp }: Presses): void {
  const isPaused = story.isPaused()
  for (const { title, way, state } of story.subjects()) {
    const isMeant = way === 'again' || way === 'repeated' || (way === 'ask' && story.alone())
    if (!isMeant || (isPaused && state === 'cancelled')) continue
    sent.set(title, (sent.get(title) ?? 0) + 1)
    givenUp.add(title)
  }
  void (isPaused ? story.goOn() : story.again())
}
