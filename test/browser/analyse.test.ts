import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TreeNode } from '../../src/playground/host/contract'
import { ENGINE_VERSION } from '../../src/perception'
import { flatten, type Scene, restart } from '../support/playground'
import { sharedStage } from '../support/shared-stage'

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
  return vi.waitFor(async () => expect(await condition()).toBe(true), {
    timeout: 20_000,
    interval: 25
  })
}

it('cancels in the middle and places nothing', async () => {
  await scene.select(FRAME)
  await scene.panel.locator('body').evaluate(cancelAtOnce)
  await scene.panel.getByText('was cancelled').waitFor()
  expect((await names()).filter((name) => name.startsWith('Glance:'))).toEqual([])
})

it('says so when several frames are selected', { tags: ['thorough'] }, async () => {
  const landing = await stage.open({ samples: 'landing' })
  await landing.select('Landing page A', 'Landing page B')
  await landing.panel.getByText('2 frames selected').waitFor()
  await landing.close()
})

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
    const high = await scene.panel
      .getByRole('tabpanel')
      .evaluate((screen: HTMLElement) => screen.offsetTop + screen.scrollHeight)
    expect(high).toBeLessThanOrEqual(1100)
  })

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

  it('makes no request at all on this device', async () => {
    const elsewhere = scene.requests.filter(
      (url) => !url.startsWith(stage.server.url) && !/^(data|blob):/.test(url)
    )
    expect(elsewhere).toEqual([])
  })

  it('removes a result with one undo, and brings it back with one redo', async () => {
    await scene.page.evaluate(() => window.playground.undo())
    expect(await names()).not.toContain(GROUP)
    expect((await scene.find(FRAME)).sharedPluginData).toEqual({})
    await scene.panel.getByRole('button', { name: 'Analyse', exact: true }).waitFor()

    await scene.page.evaluate(() => window.playground.redo())
    expect(await names()).toContain(GROUP)
    await scene.panel.getByRole('region', { name: 'Verdict' }).waitFor()
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

  it('shows a teammate who may only look the result, without a new run', async () => {
    await restart(scene.page, 'setViewOnly', true)
    await scene.panel.getByText('Dev Mode shows results and changes nothing').waitFor()
    await scene.panel.getByRole('region', { name: 'Verdict' }).waitFor()
    await restart(scene.page, 'setViewOnly', false)
    await scene.panel.getByRole('button', { name: 'Run again' }).waitFor()
  })

  it('shows the result in Dev Mode with what can be taken along, and nothing that would change the file', async () => {
    const before = await scene.tree()
    await restart(scene.page, 'setEditor', 'dev')
    await scene.panel.getByText('Dev Mode shows results and changes nothing').waitFor()
    await scene.panel
      .getByText('Switch to Design to change anything; that needs edit access.')
      .waitFor()
    await scene.panel.getByRole('region', { name: 'Verdict' }).waitFor()
    await scene.panel.getByRole('radio', { name: 'Hotspots' }).check({ force: true })
    await scene.panel.getByRole('button', { name: 'Report' }).waitFor()
    for (const name of ['Run again', 'Remove overlays', 'Analyse', 'Resize panel']) {
      expect(await scene.panel.getByRole('button', { name, exact: true }).count()).toBe(0)
    }
    expect(await scene.tree()).toEqual(before)
    await restart(scene.page, 'setEditor', 'figma')
    await scene.panel.getByRole('button', { name: 'Run again' }).waitFor()
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

  it('takes the overlays off the canvas and lays them back, and keeps the result meanwhile', async () => {
    const record = (await scene.find(FRAME)).sharedPluginData.glance?.record
    await scene.panel.getByRole('button', { name: 'Remove overlays' }).click()
    await until(async () => !(await names()).includes(GROUP))
    expect((await scene.find(FRAME)).sharedPluginData.glance?.record).toBe(record)
    await scene.panel.getByRole('button', { name: 'Put on canvas' }).click()
    await until(async () => (await names()).includes(GROUP))
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

  it('replaces the overlays when run again', async () => {
    const before = await scene.find(GROUP)
    await scene.panel.getByRole('button', { name: 'Run again' }).click()
    await until(async () => {
      const groups = flatten(await scene.tree()).filter((node) => node.name === GROUP)
      return groups.length === 1 && groups[0]!.id !== before.id
    })
    await written()
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

/** Presses Analyse, and Cancel as soon as there is such a button: from outside the page one would come too late. */
function cancelAtOnce(body: HTMLElement): Promise<void> {
  const button = (name: string) =>
    [...body.querySelectorAll<HTMLElement>('button:not([role])')].find(
      ({ textContent }) => textContent === name
    )
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const cancel = button('Cancel')
      if (cancel === undefined) return
      observer.disconnect()
      cancel.click()
      resolve()
    })
    observer.observe(body, { childList: true, subtree: true })
    button('Analyse')?.click()
  })
}
