import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TreeNode } from '../../src/playground/host/contract'
import { ENGINE_VERSION } from '../../src/perception'
import { flatten, type Scene, restart } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { heightOf, HIGHEST } from './support/height-of'

const FRAME = 'Phone checkout'
const GROUP = `Glance: ${FRAME}`

const stage = await sharedStage()
let scene: Scene

beforeAll(async () => {
  scene = await stage.open({ samples: 'phone' })
})
afterEach(() => expect(scene.errors).toEqual([]))
afterAll(async () => {
  await scene.close()
})

async function names(): Promise<string[]> {
  return flatten(await scene.tree()).map((node) => node.name)
}

function visibleMaps(group: TreeNode): string[] {
  return group.children.filter((map) => map.visible).map((map) => map.name)
}

/** Resolves when all that a run writes is in the file: what arrives later would be a step of its own. */
async function written(): Promise<void> {
  await until(async () => {
    const kept = (await scene.find(FRAME)).sharedPluginData.glance ?? {}
    return ['layers', 'text.summary'].every((key) => key in kept)
  })
}

/** Resolves when the canvas is as wanted. */
function until(condition: () => Promise<boolean>): Promise<void> {
  // Also before the tests, where `expect.poll` does not work.
  return vi.waitFor(async () => expect(await condition()).toBe(true), {
    timeout: 60_000,
    interval: 25
  })
}

/** Each test leaves the frame as it finds it: one analysis serves them all. */
describe('a frame that a designer clicked and analysed', () => {
  beforeAll(async () => {
    const { box } = await scene.find(FRAME)
    const point = await scene.page.evaluate(
      ({ x, y }) => window.playground.canvasToScreen({ x, y }),
      { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
    )
    await scene.page.mouse.click(point.x, point.y)
    await scene.panel.getByRole('button', { name: 'Analyse', exact: true }).click()
    await scene.panel.getByRole('region', { name: 'Verdict' }).waitFor()
    await written()
  })

  it('has rows of layers that arrow keys go through, from the first on to the last', async () => {
    const rows = scene.panel.locator('li[data-layer] > button[aria-expanded]')
    const isFocused = (row: typeof rows) => row.evaluate((it) => it === document.activeElement)
    await rows.first().focus()
    await scene.page.keyboard.press('ArrowUp')
    expect(await isFocused(rows.last())).toBe(true)
    await scene.page.keyboard.press('ArrowDown')
    expect(await isFocused(rows.first())).toBe(true)
  })

  it('has its maps over it, the one of attention to be seen', async () => {
    const group = await scene.find(GROUP)
    expect(group).toMatchObject({
      type: 'GROUP',
      locked: true,
      visible: true,
      box: (await scene.find(FRAME)).box
    })
    expect(visibleMaps(group)).toEqual(['Attention'])
    expect(group.children.map((map) => map.name).sort()).toEqual([
      'Attention',
      'Clutter',
      'Excitingness',
      'First looks',
      'Hotspots'
    ])
    for (const map of group.children) {
      expect(map.images).toMatchObject([{ width: 390, height: 844 }])
    }
  })

  it('is at most 1,100 px high before anything is opened', async () => {
    expect(await heightOf(scene)).toBeLessThanOrEqual(HIGHEST)
  })

  /** The landing pages' are held where their suggestions are waited for, in `what-if`. */
  it.for(['Fleet dashboard', 'Article page', 'Ad banner 970x250', 'Ad banner 300x250'])(
    'is as high at most for %s',
    { tags: ['thorough'] },
    async (name) => {
      const other = await stage.open()
      await other.analyse(name)
      const looking = other.panel.getByRole('progressbar', { name: 'Changes tried' })
      await looking.waitFor({ state: 'detached' })
      expect(await heightOf(other)).toBeLessThanOrEqual(HIGHEST)
      await other.close()
    }
  )

  it('shows scores within 0 to 100 and a summary written for this frame', async () => {
    await scene.unfold('Scores')
    for (const name of ['Clarity', 'Excitingness']) {
      const value = Number(
        await scene.panel.getByRole('meter', { name }).getAttribute('aria-valuenow')
      )
      expect(value).toBeGreaterThan(0)
      expect(value).toBeLessThan(100)
    }
    await scene.unfold('In words')
    const summary = scene.panel.getByRole('region', { name: 'Summary' })
    await summary.getByRole('heading', { name: 'Where people look' }).waitFor()
    expect(await summary.textContent()).toMatch(/\d of 10 people/)
  })

  it('undoes by the key while the panel has the focus, but not while a field is written in', async () => {
    const tab = scene.panel.getByRole('tab', { name: 'Analyse' })
    await tab.press('ControlOrMeta+z')
    await until(async () => !(await names()).includes(GROUP))

    await scene.page.evaluate(() => window.playground.redo())
    await scene.panel.getByRole('tab', { name: 'Brief' }).click()
    const goal = scene.panel.getByRole('textbox', { name: 'Goal' })
    await goal.fill('Sell')
    await goal.press('ControlOrMeta+z')
    await expect.poll(() => goal.inputValue()).toBe('')
    expect(await names()).toContain(GROUP)
    await tab.click()
    await scene.panel.getByRole('region', { name: 'Verdict' }).waitFor()
  })

  it('shows the kept result when the plugin is opened again, and hides and shows it from the menu', async () => {
    await scene.page.evaluate(() => window.playground.closePlugin())
    await restart(scene.page, 'runCommand', 'Show or hide overlays')
    await until(async () => !(await scene.find(GROUP)).visible)
    await restart(scene.page, 'runCommand', 'Open Glance')
    await scene.panel.getByRole('region', { name: 'Verdict' }).waitFor()
    await scene.unfold('How to read this')
    await scene.panel.getByText(`On this device (engine ${ENGINE_VERSION})`).waitFor()
    expect(await scene.panel.getByText('Made with').count()).toBe(0)
    const shown = scene.panel.getByRole('switch', { name: 'Show overlays' })
    await until(async () => !(await shown.isChecked()))
    await shown.press('Space')
    await until(async () => (await scene.find(GROUP)).visible)
  })

  it('has its map switched on the canvas and in the panel, its strength set, and is hidden and shown', async () => {
    const strength = scene.panel.getByRole('slider')
    const before = await strength.inputValue()
    await scene.panel.getByRole('radio', { name: 'Hotspots' }).check({ force: true })
    await until(async () => visibleMaps(await scene.find(GROUP)).join() === 'Hotspots')

    await strength.fill('40')
    await until(async () => Math.abs((await scene.find(GROUP)).opacity - 0.4) < 0.001)

    const shown = scene.panel.getByRole('switch', { name: 'Show overlays' })
    await shown.press('Space')
    await until(async () => !(await scene.find(GROUP)).visible)
    await shown.press('Space')
    await until(async () => (await scene.find(GROUP)).visible)
    await strength.fill(before)
    await scene.panel.getByRole('radio', { name: 'Attention' }).check({ force: true })
    await until(async () => visibleMaps(await scene.find(GROUP)).join() === 'Attention')
  })

  it('offers to bring the overlays along when a frame is moved, and one undo takes the move back', async () => {
    const { id } = await scene.find(FRAME)
    await scene.page.evaluate((frame) => window.playground.move(frame, 140, -60), id)
    const { box } = await scene.find(FRAME)
    // Overlays are compared with their frames on selection.
    await scene.select(FRAME)
    await scene.panel.getByText('One overlay no longer lies over its frame').waitFor()
    await scene.panel.getByRole('button', { name: 'Put right' }).click()
    await until(async () => JSON.stringify((await scene.find(GROUP)).box) === JSON.stringify(box))
    await scene.panel.getByText('One overlay no longer').waitFor({ state: 'detached' })
    await scene.page.evaluate(() => window.playground.undo())
    await scene.page.evaluate(() => window.playground.undo())
    await until(async () => {
      const [frame, group] = [await scene.find(FRAME), await scene.find(GROUP)]
      return frame.box!.x === box!.x - 140 && group.box!.x === frame.box!.x
    })
  })

  it('marks the result out of date when a text in the frame is edited', async () => {
    const frame = await scene.find(FRAME)
    const text = flatten(frame.children).find((node) => node.type === 'TEXT')!
    await scene.page.evaluate((id) => window.playground.setText(id, 'Edited'), text.id)
    await scene.panel.getByText('Out of date').first().waitFor()
    expect((await scene.find(FRAME)).sharedPluginData.glance?.record).toContain('"outOfDate":false')
    await scene.page.evaluate(() => window.playground.undo())
    await scene.panel.getByText('Out of date').first().waitFor({ state: 'detached' })
  })

  it('says what goes before a result is deleted, and then leaves nothing behind', async () => {
    await scene.panel.getByRole('button', { name: 'More actions' }).click()
    await scene.panel.getByRole('button', { name: 'Delete result…' }).click()
    await scene.panel.getByText('go from this file').waitFor()
    expect(await names()).toContain(GROUP)
    await scene.panel.getByRole('button', { name: 'Delete result', exact: true }).click()
    await scene.panel.getByRole('button', { name: 'Analyse', exact: true }).waitFor()
    expect(await names()).not.toContain(GROUP)
    expect(JSON.stringify(await scene.tree())).not.toContain('glance')
  })
})
