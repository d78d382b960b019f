import type { Request as PageRequest } from 'playwright-core'
import type { Scene, Stage } from '../../support/playground'
import { KEY } from '../../ui/support/test-panel'
import { type Ends, endsOf } from '../ends'
import type { Injected } from '../faulty'
import { serveFaults } from '../http/over-http'
import { titleIn } from '../ledger'
import { type Phase, phaseOf } from '../phases'
import { type Plan, planOf } from '../plan'
import { checkEnd, type Presses, type Seen } from '../properties'
import type { Outcome } from '../soak'
import type { Subject } from '../stories'
import { type PassingTime, passingTime } from './passing-time'
import { readPage } from './read-page'
import { cancelledSubject, readPanel, SAID, type Sight, subjectIn } from './read-panel'
import { type Screen, SCREENS } from './screens'

/** One frame makes few requests: a lower rate breaks none of them. */
const LEAST_RATE = 0.15
/** What a designer presses who goes on: nothing twice that may have been accepted, unless it is alone. */
const WAYS_ON = [/^Try \d+ again$/, /^(Try again|Fetch the result( again)?|Run again( anyway)?)$/]

/**
 * Analyses frames, a comparison, a page, an ad, a video or a copy on which a change is tried, in the built plugin, in
 * Chromium, through a service over HTTP that fails as the seed decides: by the panel's own buttons, with what the browser
 * makes of a broken answer.
 */
export async function soakInBrowser(stage: Stage, seed: number): Promise<Outcome> {
  const plan = planOf(seed)
  const screen = SCREENS[seed % SCREENS.length]!
  const titles = screen.titles(plan.frames.length)
  console.log(`seed ${seed}: ${screen.name}`)
  const injected: Injected[] = []
  const broken: string[] = []
  const creates = new Map<string, number>()
  const asked: Phase[] = []
  const reached = (request: Request): void => void asked.push(phaseOf(request))
  const tell = (one: Injected): void => void injected.push(one)
  const rate = Math.max(LEAST_RATE, plan.rate)
  const calm = { value: true }
  const server = await serveFaults({ seed, rate, calm }, tell, reached)
  const scene = await stage.open({ samples: screen.samples ?? 'banner,phone' })
  const unwatch = watch(scene, server.origin, { broken, creates })
  try {
    const presses: Presses = {
      sent: new Map(titles.map((title) => [title, 1])),
      givenUp: new Set()
    }
    const time = await passingTime(scene.page, () => asked.length)
    await scene.connect(`${server.origin}/v2`, KEY)
    await screen.prepare?.(scene)
    asked.length = 0
    calm.value = false
    const ends = await play({ scene, time, plan, screen, titles, asked, broken, presses })
    broken.push(...((await screen.finish?.(scene, seed)) ?? []))
    const kept = await readPage(scene)
    const seen = {
      ...{ broken, creates, injected, pollsAgain: new Map<string, boolean>() },
      world: { ledger: server.ledger }
    }
    checkEnd(seen, { ends, kept, presses, latest: null })
    broken.push(...scene.errors.filter((error) => !/^(Failed to load|Access to fetch)/.test(error)))
    return { seed, injected, ends, broken }
  } finally {
    unwatch()
    await scene.close()
    await server.close()
  }
}

type Watched = Pick<Seen, 'broken' | 'creates'>

interface Play {
  scene: Scene
  time: PassingTime
  plan: Plan
  screen: Screen
  titles: readonly string[]
  /** Phases of the requests that reached the service. */
  asked: readonly Phase[]
  broken: string[]
  presses: Presses
}

async function play(one: Play): Promise<Ends> {
  const { scene, time, plan, screen, titles, asked, broken } = one
  const { page, panel } = scene
  let earlier: Ends = new Map()
  let isCancelled = false
  const told = async (sight: Sight): Promise<Ends> => {
    const subjects = titles.flatMap((title): Subject[] => {
      const subject = subjectIn(sight, title, screen.called)
      if (subject !== null) return [subject]
      return isCancelled && screen.leavesNothing === true ? [cancelledSubject(title)] : []
    })
    return endsOf(await readPage(scene), [{ titles, subjects: () => subjects }], earlier)
  }
  const rest = async (isClosing: () => boolean = () => false): Promise<void> => {
    const isOver = async (): Promise<boolean> => isClosing() || !(await readPanel(panel)).busy
    if (!(await time.until(isOver))) broken.push('nothing happens any more, and the panel is busy')
  }
  await screen.begin(scene, titles)
  await time.until(async () => asked.length > 0 || !(await readPanel(panel)).busy)
  const isDue = (at: number): boolean => asked.length >= at
  await rest(() => isDue(plan.closesAt) || isDue(plan.cancelsAt))
  const sight = await readPanel(panel)
  if (sight.busy && isDue(plan.cancelsAt)) {
    await panel.getByRole('button', { name: 'Cancel', exact: true }).first().click()
    isCancelled = true
    await rest()
  }
  if (isDue(plan.closesAt)) {
    earlier = await told(await readPanel(panel))
    await page.evaluate(async () => {
      window.playground.closePlugin()
      await window.playground.runCommand('Open Glance')
    })
    await panel.getByRole('main').waitFor()
    await rest()
  }
  for (let press = 0; press < plan.presses; press++) {
    await pressOn(one)
    await rest()
  }
  if (titles.length === 1) await readTexts(scene)
  await rest()
  const before = asked.filter((phase) => phase !== 'texts' && phase !== 'brief').length
  let looks = 0
  await time.until(() => Promise.resolve(++looks > 40))
  const after = asked.filter((phase) => phase !== 'texts' && phase !== 'brief').length
  if (after > before) broken.push(`${after - before} requests after all had ended`)
  const ends = await told(await readPanel(panel))
  await checkAlive(scene, broken)
  return ends
}

/** Presses what the panel offers first. */
async function pressOn({ scene: { panel }, screen, titles, presses }: Play): Promise<void> {
  const sight = await readPanel(panel)
  const offered = sight.said.flatMap(({ buttons }) => buttons)
  const ways = titles.length === 1 ? [...WAYS_ON, /^Send it again anyway$/] : WAYS_ON
  const way = ways.find((some) => offered.some((name) => some.test(name)))
  if (way === undefined) return
  for (const title of titles) {
    const subject = subjectIn(sight, title, screen.called)
    const isMeant = subject?.way === 'again' || subject?.way === 'repeated' || titles.length === 1
    if (!isMeant || way === WAYS_ON[0]) continue
    presses.sent.set(title, (presses.sent.get(title) ?? 0) + 1)
    presses.givenUp.add(title)
  }
  await panel.locator(SAID).getByRole('button', { name: way }).first().click()
}

/** Unfolds the texts, which requests them. */
async function readTexts(scene: Scene): Promise<void> {
  if ((await scene.panel.getByRole('button', { name: 'In words', exact: true }).count()) === 0)
    return
  await scene.unfold('In words')
}

/**
 * What the panel asks for, as the browser sees it: Chromium itself repeats a request whose connection breaks. The key
 * goes to the service's own interface alone, and into no address. Returns what ends the watch.
 */
function watch({ page }: Scene, origin: string, { broken, creates }: Watched): () => void {
  const look = (request: PageRequest): void => {
    const url = request.url()
    const isOurs = url.startsWith(`${origin}/v2/`)
    if ('authorization' in request.headers() && !isOurs) broken.push(`the key at ${url}`)
    if (url.includes(KEY)) broken.push(`the key in the address ${url}`)
    if (!isOurs || phaseOf({ method: request.method(), url }) !== 'create') return
    const title = titleIn(request.postData() ?? '')
    creates.set(title, (creates.get(title) ?? 0) + 1)
  }
  page.on('request', look)
  return () => void page.off('request', look)
}

/** Still goes from screen to screen. */
async function checkAlive({ panel }: Scene, broken: string[]): Promise<void> {
  try {
    await panel.getByRole('tab', { name: 'Compare' }).click({ timeout: 20_000 })
    await panel.getByRole('tab', { name: 'Analyse' }).click({ timeout: 20_000 })
  } catch (error) {
    broken.push(`the panel does not answer: ${String(error)}`)
  }
}
