import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TreeNode } from '../../src/playground/host/contract'
import { ENGINE_VERSION } from '../../src/perception'
import { flatten, type Scene, type Stage } from '../support/playground'
import { sharedStage } from '../support/shared-stage'

const FRAME = 'Phone checkout'
const GROUP = `Glance: ${FRAME}`

let stage: Stage
let scene: Scene

beforeAll(async () => {
  stage = await sharedStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  scene = await stage.open({ samples: 'phone' })
  return async () => {
    expect(scene.errors).toEqual([])
    await scene.close()
  }
})

async function names(): Promise<string[]> {
  return flatten(await scene.tree()).map((node) => node.name)
}

function visibleMaps(group: TreeNode): string[] {
  return group.children.filter((map) => map.visible).map((map) => map.name)
}

/** Resolves when all that a run writes is in the file. */
async function written(): Promise<void> {
  await until(async () => {
    const kept = (await scene.find(FRAME)).sharedPluginData.glance ?? {}
    return ['layers', 'text.summary'].every((key) => key in kept)
  })
}

/** Resolves when the canvas is as wanted; vitest's own deadline ends a wait in vain. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  await expect.poll(condition, { timeout: 20_000, interval: 25 }).toBe(true)
}

describe('analysing a frame in the playground', () => {
  it('lays the maps over the frame when a designer clicks it and presses Analyse', async () => {
    const { box } = await scene.find(FRAME)
    const point = await scene.page.evaluate(
      ({ x, y }) => window.playground.canvasToScreen({ x, y }),
      { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
    )
    await scene.page.mouse.click(point.x, point.y)
    await scene.panel.getByRole('button', { name: 'Analyse', exact: true }).click()
    await scene.panel.getByRole('region', { name: 'Verdict' }).waitFor()

    const group = await scene.find(GROUP)
    expect(group).toMatchObject({ type: 'GROUP', locked: true, visible: true, box })
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

  it('shows scores within 0 to 100 and a summary written for this frame', async () => {
    await scene.analyse(FRAME)
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
    expect(await summary.textContent()).toMatch(/\d+\s?%/)
  })

  it('makes no request at all on this device', async () => {
    await scene.analyse(FRAME)
    const elsewhere = scene.requests.filter(
      (url) => !url.startsWith(stage.server.url) && !/^(data|blob):/.test(url)
    )
    expect(elsewhere).toEqual([])
  })

  it('switches the map on the canvas and in the panel, sets its strength, and hides it', async () => {
    await scene.analyse(FRAME)
    await scene.panel.getByRole('radio', { name: 'Hotspots' }).check({ force: true })
    await until(async () => visibleMaps(await scene.find(GROUP)).join() === 'Hotspots')

    await scene.panel.getByRole('slider').fill('40')
    await until(async () => Math.abs((await scene.find(GROUP)).opacity - 0.4) < 0.001)

    await scene.panel.getByRole('switch', { name: 'Show overlays' }).press('Space')
    await until(async () => !(await scene.find(GROUP)).visible)
  })

  it('replaces the overlays when run again', async () => {
    await scene.analyse(FRAME)
    const before = await scene.find(GROUP)
    await scene.panel.getByRole('button', { name: 'Run again' }).click()
    await until(async () => {
      const groups = flatten(await scene.tree()).filter((node) => node.name === GROUP)
      return groups.length === 1 && groups[0]!.id !== before.id
    })
  })

  it('undoes by the key while the panel has the focus, but not while a field is written in', async () => {
    await scene.analyse(FRAME)
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
  })

  it('removes a result with one undo, and brings it back with one redo', async () => {
    await scene.analyse(FRAME)
    await scene.page.evaluate(() => window.playground.undo())
    expect(await names()).not.toContain(GROUP)
    expect((await scene.find(FRAME)).sharedPluginData).toEqual({})
    await scene.panel.getByRole('button', { name: 'Analyse', exact: true }).waitFor()

    await scene.page.evaluate(() => window.playground.redo())
    expect(await names()).toContain(GROUP)
    await scene.panel.getByRole('region', { name: 'Verdict' }).waitFor()
  })

  it('takes the overlays off the canvas and lays them back, and keeps the result meanwhile', async () => {
    await scene.analyse(FRAME)
    const record = (await scene.find(FRAME)).sharedPluginData.glance?.record
    await scene.panel.getByRole('button', { name: 'Remove overlays' }).click()
    await until(async () => !(await names()).includes(GROUP))
    expect((await scene.find(FRAME)).sharedPluginData.glance?.record).toBe(record)
    await scene.panel.getByRole('button', { name: 'Put on canvas' }).click()
    await until(async () => (await names()).includes(GROUP))
  })

  it('says what goes before a result is deleted, and then leaves nothing behind', async () => {
    await scene.analyse(FRAME)
    await written()
    await scene.panel.getByRole('button', { name: 'More actions' }).click()
    await scene.panel.getByRole('button', { name: 'Delete result…' }).click()
    await scene.panel.getByText('go from this file').waitFor()
    expect(await names()).toContain(GROUP)
    await scene.panel.getByRole('button', { name: 'Delete result', exact: true }).click()
    await scene.panel.getByRole('button', { name: 'Analyse', exact: true }).waitFor()
    expect(await names()).not.toContain(GROUP)
    expect(JSON.stringify(await scene.tree())).not.toContain('glance')
  })

  it('offers to bring the overlays along when a frame is moved, and one undo takes the move back', async () => {
    await scene.analyse(FRAME)
    // What arrives later would be a step of its own.
    await written()
    const { id } = await scene.find(FRAME)
    await scene.page.evaluate((frame) => window.playground.move(frame, 140, -60), id)
    const { box } = await scene.find(FRAME)
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
    await scene.analyse(FRAME)
    // What arrives later would be a step of its own.
    await written()
    const frame = await scene.find(FRAME)
    const text = flatten(frame.children).find((node) => node.type === 'TEXT')!
    await scene.page.evaluate((id) => window.playground.setText(id, 'Edited'), text.id)
    await scene.panel.getByText('Out of date').first().waitFor()
    expect((await scene.find(FRAME)).sharedPluginData.glance?.record).toContain('"outOfDate":false')
    await scene.page.evaluate(() => window.playground.undo())
    await scene.panel.getByText('Out of date').first().waitFor({ state: 'detached' })
  })

  it('shows a teammate who may only look the result, without a new run', async () => {
    await scene.analyse(FRAME)
    await scene.page.evaluate(() => window.playground.setViewOnly(true))
    await scene.panel.getByText('You can view this file, not edit it').waitFor()
    await scene.panel.getByRole('region', { name: 'Verdict' }).waitFor()
  })

  it('shows the result in Dev Mode with what can be taken along, and nothing that would change the file', async () => {
    await scene.analyse(FRAME)
    await written()
    const before = await scene.tree()
    await scene.page.evaluate(() => window.playground.setEditor('dev'))
    await scene.panel.getByText('Dev Mode shows results and changes nothing').waitFor()
    await scene.panel.getByText('Switch to Design to change anything.').waitFor()
    await scene.panel.getByRole('region', { name: 'Verdict' }).waitFor()
    await scene.panel.getByRole('radio', { name: 'Hotspots' }).check({ force: true })
    await scene.panel.getByRole('button', { name: 'Report' }).waitFor()
    for (const name of ['Run again', 'Remove overlays', 'Analyse', 'Resize panel']) {
      expect(await scene.panel.getByRole('button', { name, exact: true }).count()).toBe(0)
    }
    expect(await scene.tree()).toEqual(before)
  })

  it('shows the kept result when the plugin is opened again, and hides and shows it from the menu', async () => {
    await scene.analyse(FRAME)
    await scene.page.evaluate(() => window.playground.closePlugin())
    await scene.page.evaluate(() => window.playground.runCommand('Show or hide overlays'))
    await until(async () => !(await scene.find(GROUP)).visible)
    await scene.page.evaluate(() => window.playground.runCommand('Open Glance'))
    await scene.panel.getByRole('region', { name: 'Verdict' }).waitFor()
    await scene.unfold('How to read this')
    await scene.panel.getByText(`On this device (engine ${ENGINE_VERSION})`).waitFor()
    expect(await scene.panel.getByText('Made with').count()).toBe(0)
    await until(
      async () => !(await scene.panel.getByRole('switch', { name: 'Show overlays' }).isChecked())
    )
  })

  it('says so when several frames are selected', async () => {
    const landing = await stage.open({ samples: 'landing' })
    await landing.select('Landing page A', 'Landing page B')
    await landing.panel.getByText('2 frames selected').waitFor()
    await landing.close()
  })

  it('cancels in the middle and places nothing', async () => {
    await scene.select(FRAME)
    await scene.panel.locator('body').evaluate(cancelAtOnce)
    await scene.panel.getByText('was cancelled').waitFor()
    expect((await names()).filter((name) => name.startsWith('Glance:'))).toEqual([])
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
