import type { Browser, FrameLocator, Page } from 'playwright-core'
import type { TreeNode } from '../../src/playground/host/contract'
import { type Playground, startPlayground } from '../../src/playground/server/start-playground'
import { launchBrowser } from './browser'

/** The playground's server and a browser, shared by the tests of a file. */
export interface Stage {
  browser: Browser
  server: Playground
  /** A fresh page: own storage, own document, the plugin open. Params go into the address. */
  open(params?: Record<string, string>, size?: { width: number; height: number }): Promise<Scene>
  close(): Promise<void>
}

/** One page of the playground with the plugin in it. */
export interface Scene {
  page: Page
  panel: FrameLocator
  tree(): Promise<TreeNode[]>
  /** The node of that name anywhere on the page. Throws when there is none. */
  find(name: string): Promise<TreeNode>
  select(...names: string[]): Promise<void>
  /** Selects a frame, presses Analyse, and waits for its scores. */
  analyse(name: string): Promise<void>
  /** Every request that the page or the panel made, by address. */
  requests: string[]
  /** Uncaught errors and console errors, of page, panel and Worker. */
  errors: string[]
}

export async function openStage(pluginFolder?: string): Promise<Stage> {
  const [browser, server] = await Promise.all([
    launchBrowser(),
    startPlayground(pluginFolder === undefined ? {} : { pluginFolder })
  ])
  return {
    browser,
    server,
    open: (params = {}, size = { width: 1440, height: 900 }) =>
      openScene(browser, server.url, params, size),
    close: async () => {
      await browser.close()
      await server.close()
    }
  }
}

async function openScene(
  browser: Browser,
  url: string,
  params: Record<string, string>,
  viewport: { width: number; height: number }
): Promise<Scene> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const requests: string[] = []
  const errors: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`${url}?${new URLSearchParams(params)}`)
  // `in`: the page's module may still be loading.
  await page.waitForFunction(() => 'playground' in window)
  await page.evaluate(() => window.playground.ready)
  return sceneOf(page, requests, errors)
}

function sceneOf(page: Page, requests: string[], errors: string[]): Scene {
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
    await panel.getByRole('meter', { name: 'Clarity' }).waitFor()
  }
  return { page, panel, tree, find, select, analyse, requests, errors }
}

/** Every node, parents before their children. */
export function flatten(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)])
}
