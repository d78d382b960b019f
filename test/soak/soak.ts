import { type Ends, endsOf } from './ends'
import type { Injected } from './faulty'
import { openInMemory } from './in-memory'
import { checkEnd, checkNoted, type Presses } from './properties'
import { type OpenPanel, openPanel, type Stage } from './stage'
import type { Story } from './stories'
import { VirtualTime } from './virtual-time'

const START = Date.UTC(2030, 0, 1)

/** What one seed came to. */
export interface Outcome {
  seed: number
  injected: Injected[]
  ends: Ends
  /** What did not hold; empty when all did. */
  broken: string[]
}

/**
 * Analyses frames, a page, a video or an ad, or all of them, through a service that fails as the seed decides, in the
 * panel as it ships; sometimes the panel is closed on the way and opened again, or all is cancelled, or the designer
 * goes on with what failed. Everything waits as long as it does when shipped, in virtual time.
 */
export async function soak(seed: number, only = /(?:)/): Promise<Outcome> {
  const rejections: unknown[] = []
  const onRejection = (error: unknown): void => void rejections.push(error)
  const injected: Injected[] = []
  const time = new VirtualTime(START)
  const uninstall = time.install()
  process.on('unhandledRejection', onRejection)
  try {
    const world = await openInMemory(seed, time, (one) => void injected.push(one), only)
    const broken: string[] = []
    const counts = {
      creates: new Map(),
      requests: 0,
      open: new Set<Request>(),
      pollsAgain: new Map()
    }
    const stage = { world, injected, broken, ...counts }
    const ends = await play(seed, time, stage)
    broken.push(...rejections.map((error) => `unhandled: ${String(error)}`))
    return { seed, injected, ends, broken }
  } finally {
    process.off('unhandledRejection', onRejection)
    uninstall()
  }
}

async function play(seed: number, time: VirtualTime, stage: Stage): Promise<Ends> {
  const { kept, plan } = stage.world
  const presses: Presses = { sent: new Map(), givenUp: new Set() }
  let earlier: Ends = new Map()
  let opened = openPanel(stage, seed, 'first')
  for (const story of opened.stories) {
    story.titles.forEach((title) => presses.sent.set(title, 1))
    story.begin()
  }
  await rest(time, stage, opened)
  if (opened.isClosed()) {
    const left = kept()
    earlier = endsOf(left, opened.stories, earlier)
    checkNoted(stage, earlier, left)
    opened = openPanel(stage, seed, 'second')
    void opened.panel.recover(left.journal)
    await rest(time, stage, opened)
  }
  for (let press = 0; press < plan.presses && !opened.isClosed(); press++) {
    opened.pressed()
    for (const story of opened.stories) pressOn(story, presses)
    await rest(time, stage, opened)
  }
  await time.until(() => stage.open.size === 0 && time.waits.length === 0)
  for (const { method, url } of stage.open) {
    stage.broken.push(`${method} ${url} is never given up`)
  }
  stage.broken.push(...time.waits.map((by) => `a timer is set for days: ${by}`))
  const left = kept()
  const ends = endsOf(left, opened.stories, earlier)
  const latest = opened.panel.errors.latest.value
  checkEnd(stage, { ends, kept: left, presses, latest })
  return ends
}

/** Until nothing goes on, or the panel is closed. */
async function rest(
  time: VirtualTime,
  stage: Stage,
  { stories, isClosed }: OpenPanel
): Promise<void> {
  const isOver = (): boolean => isClosed() || stories.every((story) => story.atRest())
  if (await time.until(isOver)) return
  const subjects = stories.flatMap((story) => story.subjects())
  const waiting = subjects.map(({ title, state }) => `${title} is ${state}`)
  stage.broken.push(`nothing happens any more, and ${waiting.join(', ')}`)
}

/** The designer goes on with what failed. */
function pressOn(story: Story, { sent, givenUp }: Presses): void {
  for (const { title, way } of story.subjects()) {
    const isMeant = way === 'again' || way === 'repeated' || (way === 'ask' && story.alone())
    if (!isMeant) continue
    sent.set(title, (sent.get(title) ?? 0) + 1)
    givenUp.add(title)
  }
  void story.again()
}
