/** @module-tag thorough */
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Playground, startPlayground } from '../../../src/playground/server/start-playground'
import { browserOfRun } from '../../support/shared-stage'
import { type FixturePlugin, writeFixturePlugin } from './fixture-plugin'

let browser: Browser
let plugin: FixturePlugin
let playground: Playground
let page: Page

beforeAll(async () => {
  plugin = await writeFixturePlugin([])
  ;[playground, browser] = await Promise.all([
    startPlayground({ pluginFolder: plugin.folder }),
    browserOfRun()
  ])
})

afterAll(async () => {
  await browser.close()
  await playground.close()
  await plugin.remove()
})

async function open(): Promise<void> {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${playground.url}?samples=landing,checkout`)
  await ready()
}

async function ready(): Promise<void> {
  await page.waitForFunction(() => 'playground' in window)
  await page.evaluate(() => window.playground.ready)
}

/** What the fixture's panel sends to its main thread. */
async function send(message: unknown): Promise<void> {
  const frame = page.frame({ name: 'plugin' })
  if (!frame) throw new Error('No panel is open.')
  await frame.locator('#command').getByText(/./).waitFor()
  await frame.evaluate((value) => window.send(value), message)
}

const card = () => page.getByRole('region', { name: 'Guided minute' })

async function frameOnScreen(name: string) {
  return page.evaluate((wanted) => {
    const { playground } = window
    const box = playground.tree().find((node) => node.name === wanted)?.box
    if (!box) throw new Error(`No ${wanted} on the page`)
    const { x, y } = playground.canvasToScreen(box)
    const { zoom } = playground.viewport
    return { x, y, width: box.width * zoom, height: box.height * zoom }
  }, name)
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function overlap(a: Box | null, b: Box | null): boolean {
  if (!a || !b) throw new Error('Both have to be drawn.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

describe('the guided minute', () => {
  beforeEach(open)
  afterEach(() => page.close())

  it('goes on when the document shows that a step was done, or by its button', async () => {
    await card().getByText('1 of 5').waitFor()
    await send({ do: 'keep', key: 'other' })
    await send({ do: 'keep', key: 'record' })
    await card().getByText('2 of 5').waitFor()
    await send({ do: 'keep', key: 'primary' })
    await card().getByText('3 of 5').waitFor()
    await send({ do: 'copy' })
    await card().getByText('4 of 5').waitFor()
    await send({ do: 'discard' })
    await card().getByText('5 of 5').waitFor()
    await page.evaluate(() => {
      const { playground } = window
      const other = playground.tree().find(({ name }) => name === 'Landing page A')
      playground.select([other?.id ?? ''])
    })
    await page.frameLocator('iframe[name=plugin]').getByText('Landing page A').waitFor()
    await send({ do: 'keep', key: 'record' })
    await card().getByRole('button', { name: 'Close' }).click()
    await card().waitFor({ state: 'detached' })
  })

  it('can be left by keyboard, is then remembered as left, and comes back when it is asked for', async () => {
    await card().getByRole('button', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
    await card().getByText('2 of 5').waitFor()
    await page.keyboard.press('Escape')
    await card().waitFor({ state: 'detached' })
    await page.reload()
    await ready()
    expect(await card().count()).toBe(0)
    await page.getByRole('button', { name: 'Fixture', exact: true }).click()
    await page.getByRole('button', { name: 'Show the guided minute' }).click()
    await card().getByText('1 of 5').waitFor()
  })
})

describe('the page, once opened', () => {
  beforeAll(open)
  afterAll(() => page.close())

  it('shows a design selected, whole and large beside the panel, and others in view', async () => {
    const selected = await page.evaluate(() => {
      const { selection, tree } = window.playground
      return tree().find(({ id }) => id === selection[0])?.name
    })
    expect(selected).toBe('Landing page B')
    await page.frameLocator('iframe[name=plugin]').getByText('Landing page B').waitFor()
    const frame = await frameOnScreen('Landing page B')
    const canvas = await page.getByRole('application', { name: 'Canvas' }).boundingBox()
    const panel = await page.getByRole('region', { name: 'Fixture plugin' }).boundingBox()
    expect(overlap(frame, panel)).toBe(false)
    expect(frame.width).toBeGreaterThan((canvas?.width ?? 0) * 0.4)
    expect(overlap(await frameOnScreen('Landing page A'), canvas)).toBe(true)
    expect(overlap(await frameOnScreen('Phone checkout'), canvas)).toBe(true)
  })

  it('has a guided minute that covers neither the panel nor what is selected', async () => {
    const box = await card().boundingBox()
    const panel = page.getByRole('region', { name: 'Fixture plugin' })
    const others = [await panel.boundingBox(), await frameOnScreen('Landing page B')]
    expect(others.map((other) => overlap(box, other))).toEqual([false, false])
  })

  it('has no guided minute while no panel is open', async () => {
    await card().waitFor()
    await page.getByRole('button', { name: 'Close Fixture' }).click()
    await card().waitFor({ state: 'detached' })
  })
})
