import type { Browser, FrameLocator, Page } from 'playwright-core'
import type { TreeNode } from '../../src/playground/host/contract'
import { type Playground, startPlayground } from '../../src/playground/server/start-playground'
import { launchBrowser } from './browser'
import { LIKE_SAFARI } from './like-safari'

/** The playground's server and a browser, shared by the tests of a file. */
export interface Stage {
  browser: Browser
  server: Pick<Playground, 'url'>
  /**
   * A page as if freshly loaded, without the guide: own storage, own document with nothing selected, the plugin open.
   * Params go into the address.
   * Pages of closed scenes are used again, which is several times as quick as loading one.
   */
  open(params?: Record<string, string>, options?: Opening): Promise<Scene>
  close(): Promise<void>
}

interface Opening {
  /** Of the page. */
  size?: Size
  /** The plugin opens as for who has connected this service before. */
  service?: Service
}

interface Service {
  baseUrl: string
  key: string
}

interface Size {
  width: number
  height: number
}

/** One page of the playground with the plugin in it. */
export interface Scene {
  page: Page
  panel: FrameLocator
  tree(): Promise<TreeNode[]>
  /** The node of that name anywhere on the page. Throws when there is none. */
  find(name: string): Promise<TreeNode>
  select(...names: string[]): Promise<void>
  /** Selects a frame, presses Analyse, and waits for its result. */
  analyse(name: string): Promise<void>
  /** Opens a folded part of a result, such as Scores, unless it is open. */
  unfold(part: string): Promise<void>
  /** Deletes the result that is shown, and answers the question whether to. */
  deleteResult(): Promise<void>
  /** Opens the plugin anew, as it opens for who has connected this service before. */
  connect(baseUrl: string, key: string): Promise<void>
  /** Every request that the page or the panel made, by address. */
  requests: string[]
  /** Uncaught errors and console errors, of page, panel and Worker. */
  errors: string[]
  /** Gives the page back to its stage. */
  close(): Promise<void>
}

/** A loaded page and what it has said since it was last opened. */
interface Loaded {
  address: string
  page: Page
  requests: string[]
  errors: string[]
}

/** A stage with a browser and a server of its own. */
export async function openStage(pluginFolder?: string): Promise<Stage> {
  const [browser, server] = await Promise.all([
    launchBrowser(),
    startPlayground(pluginFolder === undefined ? {} : { pluginFolder })
  ])
  return stageOn(browser, server, async () => {
    await browser.close()
    await server.close()
  })
}

/**
 * A stage on what is there already; closing it closes the pages that are still open.
 * `likeSafari` takes away what Safari lacks.
 */
export function stageOn(
  browser: Browser,
  server: Pick<Playground, 'url'>,
  close: () => Promise<void> = () => Promise.resolve(),
  likeSafari = process.env.GLANCE_BROWSER === 'safari'
): Stage {
  const given = new Set<Loaded>()
  const idle: Loaded[] = []
  const open: Stage['open'] = async (
    params = {},
    { size = { width: 1200, height: 800 }, service } = {}
  ) => {
    const address = `${server.url}?${new URLSearchParams({ start: 'overview', ...params })}`
    const known = idle.find((page) => keptOf(page.address) === keptOf(address))
    if (known) idle.splice(idle.indexOf(known), 1)
    const loaded = known ?? (await load(browser, address, size, likeSafari))
    given.add(loaded)
    if (known) await startOver(known, address, size, service)
    const scene = sceneOf(loaded, async () => {
      await loaded.page.unrouteAll()
      // What still runs would take its time from the tests that follow.
      await loaded.page.evaluate(() => window.playground.closePlugin())
      given.delete(loaded)
      idle.push(loaded)
      if (idle.length > MOST_IDLE) await leave(idle.shift()!)
    })
    if (service && !known) await scene.connect(service.baseUrl, service.key)
    return scene
  }
  return {
    browser,
    server,
    open,
    close: async () => {
      await Promise.all([...given].map(leave))
      given.clear()
      await close()
    }
  }
}

/** Pages that are kept to be used again: each holds its canvas and the engine. */
const MOST_IDLE = 4

function leave({ page }: Loaded): Promise<void> {
  return page.context().close()
}

async function load(
  browser: Browser,
  address: string,
  viewport: Size,
  likeSafari: boolean
): Promise<Loaded> {
  const context = await browser.newContext({ viewport })
  if (likeSafari) await context.addInitScript({ content: LIKE_SAFARI })
  const page = await context.newPage()
  const requests: string[] = []
  const errors: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(address)
  // `in`: the page's module may still be loading.
  await page.waitForFunction(() => 'playground' in window)
  await page.evaluate(() => window.playground.ready)
  return { address, page, requests, errors }
}

/** What starting over reads anew. */
const READ_ANEW = ['theme', 'samples', 'viewonly', 'editor', 'build', 'document']

/** What of an address a loaded page keeps. */
function keptOf(address: string): string {
  const { searchParams } = new URL(address)
  for (const name of READ_ANEW) searchParams.delete(name)
  return searchParams.toString()
}

/** What the last test's plugin has said is forgotten once it is closed. */
async function startOver(
  known: Loaded,
  address: string,
  size: Size,
  service: Service | undefined
): Promise<void> {
  const { page, requests, errors } = known
  requests.length = 0
  errors.length = 0
  known.address = address
  await page.setViewportSize(size)
  await page.evaluate(
    ([wanted, storage]) => {
      history.replaceState(null, '', wanted)
      return window.playground.startOver(storage)
    },
    [address, service ? storageOf(service) : {}] as const
  )
}

/** The clientStorage of who has connected a service. */
function storageOf({ baseUrl, key }: Service): Record<string, unknown> {
  return {
    settings: { provider: 'service', baseUrl },
    'service-key': { origin: new URL(baseUrl).origin, key }
  }
}

function sceneOf({ page, requests, errors }: Loaded, close: Scene['close']): Scene {
  const panel = page.frameLocator('iframe[name="plugin"], iframe[title="Glance"], iframe')
  const tree = (): Promise<TreeNode[]> => page.evaluate(() => window.playground.tree())
  const find = async (name: string): Promise<TreeNode> => {
    const found = flatten(await tree()).find((node) => node.name === name)
    if (!found) throw new Error(`No node named ${name} on the page`)
    return found
  }
  const select = async (...names: string[]): Promise<void> => {
    const ids = await Promise.all(names.map(async (name) => (await find(name)).id))
    await page.evaluate((wanted) => window.playground.select(wanted), ids)
  }
  const analyse = async (name: string): Promise<void> => {
    await select(name)
    await panel.getByRole('button', { name: 'Analyse', exact: true }).click()
    await panel.getByRole('region', { name: 'Verdict' }).waitFor()
  }
  const unfold = async (part: string): Promise<void> => {
    const head = panel.getByRole('button', { name: part, exact: true })
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  }
  const deleteResult = async (): Promise<void> => {
    await panel.getByRole('button', { name: 'More actions' }).click()
    await panel.getByRole('button', { name: 'Delete result…' }).click()
    await panel.getByRole('button', { name: 'Delete result', exact: true }).click()
  }
  const connect = (baseUrl: string, key: string): Promise<void> =>
    page.evaluate(async (storage) => {
      window.playground.closePlugin()
      await window.playground.resetStorage(storage)
      await window.playground.runCommand('Open Glance')
    }, storageOf({ baseUrl, key }))
  return {
    page,
    panel,
    tree,
    find,
    select,
    analyse,
    unfold,
    deleteResult,
    connect,
    requests,
    errors,
    close
  }
}

/** Every node, parents before their children. */
export function flatten(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)])
}

/**
 * Restarts the plugin and waits for it. Under load Chromium's inspector drops the promise of such a call although it settles,
 * so that none is awaited.
 */
export async function restart(
  page: Page,
  how: 'setViewOnly' | 'runCommand',
  value: boolean | string
): Promise<void> {
  await page.evaluate(
    ([method, to]) => {
      const scope = window as { restarted?: boolean }
      const done = (): void => void (scope.restarted = true)
      scope.restarted = false
      const run = window.playground[method as 'runCommand'] as (to: unknown) => Promise<void>
      run(to).then(done, done)
    },
    [how, value] as const
  )
  const isDone = () => page.evaluate(() => (window as { restarted?: boolean }).restarted === true)
  while (!(await isDone())) await page.waitForTimeout(20)
}
