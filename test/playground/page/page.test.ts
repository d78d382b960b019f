import { exportFigFile, SceneGraph } from '@open-pencil/core'
import { encode } from 'fast-png'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TreeNode } from '../../../src/playground/host/contract'
import type { Playground as Scripting } from '../../../src/playground/page/scripting'
import { type Playground, startPlayground } from '../../../src/playground/server/start-playground'
import { exifOf, withChunk } from '../../images/support/write-png'
import { flatten } from '../../support/playground'
import { browserOfRun } from '../../support/shared-stage'
import { type FixturePlugin, writeFixturePlugin } from './fixture-plugin'

declare global {
  interface Window {
    playground: Scripting
    send: (message: unknown) => void
  }
}

let browser: Browser
let plugin: FixturePlugin
let playground: Playground
let page: Page
let panel: FrameLocator
const requests: string[] = []

beforeAll(async () => {
  plugin = await writeFixturePlugin([])
  ;[playground, browser] = await Promise.all([
    startPlayground({ pluginFolder: plugin.folder }),
    browserOfRun()
  ])
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' })
  panel = page.frameLocator('iframe[name=plugin]')
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${playground.url}?samples=checkout,banner&start=overview`)
  // `in`: the page's module may still be loading.
  await page.waitForFunction(() => 'playground' in window)
  await page.evaluate(() => window.playground.ready)
})

afterAll(async () => {
  await browser.close()
  await playground.close()
  await plugin.remove()
})

beforeEach(async () => {
  await page.evaluate(async () => {
    const { playground } = window
    playground.setTheme('light')
    playground.closePlugin()
    while (playground.undo());
    playground.select([])
    playground.zoomToFit()
    await playground.resetStorage()
    await playground.runCommand('open')
  })
  await panel.locator('#command').getByText('open').waitFor()
})

describe('starting over', () => {
  it('brings the samples back untouched and starts the plugin with the given storage', async () => {
    const [name] = await sampleNames()
    const kept = await page.evaluate(async () => {
      const { playground } = window
      await playground.remove(playground.tree()[0]?.id ?? '')
      await playground.startOver({ colour: 'blue' })
      const key = Object.keys(localStorage).find((name) => name.endsWith(':colour'))
      return { undone: playground.undo(), value: localStorage.getItem(key ?? '') }
    })
    expect(kept).toEqual({ undone: false, value: '"blue"' })
    expect((await sampleNames())[0]).toBe(name)
    await panel.locator('#command').waitFor()
  })
})

describe('canvas', () => {
  it('selects by click, adds by Shift-click, goes deeper by double-click and clears on bare canvas', async () => {
    const [a, b] = await sampleNames()
    await clickMiddle(a)
    expect(await selectedNames()).toEqual([a])
    await clickMiddle(b, { modifiers: ['Shift'] })
    expect(await selectedNames()).toEqual([a, b])
    await panel.locator('#selection').getByText(`${a},${b}`).waitFor()

    const text = await page.evaluate(() => {
      const [frame] = window.playground.tree().filter(({ type }) => type === 'FRAME')
      return frame?.children.find(({ children }) => children.length > 0)?.name
    })
    const { x, y } = await middleOf(text)
    await page.mouse.dblclick(x, y)
    expect(await selectedNames()).toEqual([text])

    await page.mouse.click(300, 780)
    expect(await selectedNames()).toEqual([])
  })

  it('zooms by the wheel under the pointer, and pans by it', async () => {
    const [name] = await sampleNames()
    const anchor = await middleOf(name)
    const viewport = () => page.evaluate(() => window.playground.viewport)
    const { zoom } = await viewport()
    await page.mouse.move(anchor.x, anchor.y)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -240)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await viewport()).zoom).toBeGreaterThan(zoom)
    const zoomed = await middleOf(name)
    // The pointer is at a whole pixel.
    expect(Math.hypot(zoomed.x - anchor.x, zoomed.y - anchor.y)).toBeLessThan(1)
    await page.mouse.wheel(120, 0)
    await expect.poll(async () => (await middleOf(name)).x).toBeCloseTo(zoomed.x - 120, 3)
  })

  it(
    'moves a frame by dragging it, as one step of undo, and deletes and brings it back',
    { tags: ['thorough'] },
    async () => {
      const [name] = await sampleNames()
      const { box: start } = await nodeNamed(name)
      const { x, y } = await middleOf(name)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 20, y + 10, { steps: 4 })
      await page.mouse.move(x + 40, y + 30, { steps: 4 })
      await page.mouse.up()
      await page.waitForFunction(
        () => !document.querySelector<HTMLButtonElement>('[aria-label=Undo]')?.disabled
      )
      const { zoom } = await page.evaluate(() => window.playground.viewport)
      await expect
        .poll(async () => (await nodeNamed(name)).box?.x)
        .toBeCloseTo((start?.x ?? 0) + Math.round(40 / zoom), 6)
      await page.keyboard.press('Control+z')
      expect((await nodeNamed(name)).box).toEqual(start)

      await clickMiddle(name)
      await page.keyboard.press('Delete')
      await expect.poll(sampleNames).not.toContain(name)
      await page.keyboard.press('Control+z')
      await expect.poll(sampleNames).toContain(name)
    }
  )

  it('opens a dropped picture as a frame of its size, and says why it cannot open other files', async () => {
    const png = encode({ width: 60, height: 40, data: new Uint8Array(60 * 40 * 4).fill(200) })
    await drop('shot.png', [...png])
    await expect
      .poll(async () => (await nodeNamed('shot')).box)
      .toMatchObject({ width: 60, height: 40 })
    expect((await nodeNamed('shot')).images).toMatchObject([{ width: 60, height: 40 }])

    await drop('notes.txt', [104, 105])
    await page
      .getByText(
        '“notes.txt” could not be opened. The playground opens .fig files and PNG or JPEG pictures.'
      )
      .waitFor()
    await drop('broken.fig', [1, 2, 3])
    await page.getByText('“broken.fig” could not be opened. It is damaged, or no Figma').waitFor()
    await drop('broken.png', [...png].slice(0, 60))
    await page
      .getByText('“broken.png” could not be opened. The image cannot be read: it is truncated.')
      .waitFor()
    await drop('loop.gif', [...Buffer.from('GIF89a')])
    await page
      .getByText('“loop.gif” could not be opened. The image cannot be read: it is GIF')
      .waitFor()
  })

  it('lays down upright what its file keeps on its side', async () => {
    const png = encode({ width: 60, height: 40, data: new Uint8Array(60 * 40 * 4).fill(90) })
    await drop('turned.png', [...withChunk(Buffer.from(png), 'eXIf', exifOf(6))])
    await expect
      .poll(async () => (await nodeNamed('turned')).box)
      .toMatchObject({ width: 40, height: 60 })
    expect((await nodeNamed('turned')).images).toMatchObject([{ width: 40, height: 60 }])
  })

  it('makes a picture smaller that Figma would not keep, says so, and lays it at its own size', async () => {
    const tall = { width: 20, height: 5000 }
    await drop('tall.png', [...encode({ ...tall, data: new Uint8Array(20 * 5000 * 4).fill(200) })])
    await told('“tall” is 20 × 5000 px. Figma keeps pictures up to 4096 px')
    const placed = await nodeNamed('tall')
    expect(placed.box).toMatchObject(tall)
    expect(placed.images).toMatchObject([{ width: 16, height: 4096 }])
  })
})

describe('properties', { tags: ['thorough'] }, () => {
  const field = (name: string) =>
    page.getByRole('complementary', { name: 'Properties' }).getByLabel(name, { exact: true })

  it(
    'write a layer’s fill into the document as one step of undo',
    { tags: ['thorough'] },
    async () => {
      const [name] = await sampleNames()
      await clickMiddle(name)
      await field('Fill').fill('#0099ff')
      await panel.locator('#changes').getByText('fills').waitFor()
      expect(await field('Fill').inputValue()).toBe('#0099ff')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => field('Fill').inputValue()).not.toBe('#0099ff')
    }
  )

  it('take a text that is written, and take it back by Escape', async () => {
    const text = (await allNodes()).find(({ type }) => type === 'TEXT')
    await page.evaluate((id) => window.playground.select([id]), text?.id ?? '')
    await field('Text').fill('Something else')
    await field('Text').press('Escape')
    expect(await field('Text').inputValue()).toBe(text?.characters)
    await field('Text').fill('Two\nlines')
    await field('Text').press('Control+Enter')
    const characters = async (): Promise<string | undefined> =>
      (await allNodes()).find(({ id }) => id === text?.id)?.characters
    await expect.poll(characters).toBe('Two\nlines')
  })

  it('leave a file alone that is only looked at', { tags: ['thorough'] }, async () => {
    const [name] = await sampleNames()
    await clickMiddle(name)
    await page.evaluate(() => window.playground.setViewOnly(true))
    await expect.poll(() => field('Fill').isDisabled()).toBe(true)
    await page.evaluate(() => window.playground.setViewOnly(false))
    await expect.poll(() => field('Fill').isDisabled()).toBe(false)
  })
})

it(
  'the layers list selects, and shows what is inside what is selected',
  { tags: ['thorough'] },
  async () => {
    const list = page.getByRole('list', { name: 'Layers' })
    const [name = ''] = await sampleNames()
    await list.getByRole('button', { name, exact: true }).click()
    expect(await selectedNames()).toEqual([name])
    const text = (await allNodes()).find(({ type }) => type === 'TEXT')
    await page.evaluate((id) => window.playground.select([id]), text?.id ?? '')
    const row = list.getByRole('button', { name: text?.name ?? '', exact: true, pressed: true })
    await row.waitFor()
    await page.evaluate((id) => window.playground.remove(id), text?.id ?? '')
    await row.waitFor({ state: 'detached' })
  }
)

describe('plugin window', () => {
  it('has no origin and no secure context', async () => {
    expect(await panel.locator('#origin').textContent()).toBe('null')
    expect(await panel.locator('#secure').textContent()).toBe('false')
  })

  it('asks nothing of the network by itself', () => {
    const own = [playground.url, 'data:', 'blob:']
    expect(requests.filter((url) => !own.some((start) => url.startsWith(start)))).toEqual([])
  })

  it('has the theme that is set while it opens', async () => {
    await page.evaluate(async () => {
      window.playground.closePlugin()
      await window.playground.runCommand('Open fixture')
      window.playground.setTheme('dark')
    })
    await panel.locator('html.figma-dark').waitFor({ state: 'attached' })
  })

  it.each([
    ['a browser window that is too small for it', { width: 640, height: 200 }],
    ['a small screen at a zoom of 200 %, below the whole bar', { width: 640, height: 360 }]
  ])('stays within %s', async (_, size) => {
    await page.setViewportSize(size)
    const frame = page.getByRole('region', { name: 'Fixture plugin' })
    await expect
      .poll(async () => {
        const { x = -1, y = -1, width = 0, height = 0 } = (await frame.boundingBox()) ?? {}
        return x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height
      })
      .toBe(true)
    const bar = await page.getByRole('banner').locator('button').all()
    const boxes = await Promise.all(bar.map((button) => button.boundingBox()))
    await page.setViewportSize({ width: 1280, height: 800 })
    const edges = boxes.flatMap((box) => (box ? [box.x, box.x + box.width] : []))
    expect(edges).toEqual([...edges].sort((a, b) => a - b))
    expect(edges.at(-1)).toBeLessThanOrEqual(size.width)
  })

  it('follows the theme of the page while it is open', async () => {
    const background = (): Promise<string> =>
      panelPage(() => {
        const style = getComputedStyle(document.documentElement)
        return `${document.documentElement.className} ${style.getPropertyValue('--figma-color-bg')}`
      }, null)
    expect(await background()).toBe('figma-light rgba(255, 255, 255, 1)')
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect.poll(background).toBe('figma-dark #2c2c2c')
  })

  it('resizes as the plugin asks, and closes and restarts with another command', async () => {
    await send({ do: 'resize' })
    await expect
      .poll(() => page.getByRole('region', { name: 'Fixture plugin' }).boundingBox())
      .toMatchObject({ width: 420, height: 300 })

    await page.getByRole('button', { name: 'Fixture', exact: true }).click()
    await page.getByRole('button', { name: 'Look again' }).click()
    await panel.locator('#command').getByText('again').waitFor()

    await page.getByRole('button', { name: 'Close Fixture' }).click()
    await page.getByRole('region', { name: 'Fixture plugin' }).waitFor({ state: 'detached' })
    await page.evaluate(() => window.playground.runCommand('Open fixture'))
    await panel.locator('#command').getByText('open').waitFor()
    await send({ do: 'close' })
    await page.getByText('Fixture is done').waitFor()
    await page.getByRole('region', { name: 'Fixture plugin' }).waitFor({ state: 'detached' })
  })

  it('shows notifications, cut at 100 characters, and faults with their details', async () => {
    await send({ do: 'notify', text: 'x'.repeat(120) })
    await page.getByText(/^x{20}/).waitFor()
    const shown = await page.evaluate(() => window.playground.notifications())
    expect(shown.at(-1)?.length).toBeLessThanOrEqual(100)

    await send({ do: 'throw' })
    await page.getByText('Fixture stopped on an error.').click()
    await page.getByText('A fault on purpose').waitFor()
  })

  it('runs the main thread without what Figma lacks, and catches what it throws', async () => {
    await send({ do: 'look' })
    const [, , ...rest] = (await panel.locator('#changes').getByText(/;/).textContent())!.split(
      '; '
    )
    expect(rest.slice(0, 3)).toEqual([
      'function',
      'function',
      'in createImage: Expected a Uint8Array'
    ])
    expect(rest[3]).toMatch(/null/)
    expect(rest[4]).toBe('figma.createSlide is not provided by this host, which is not Figma.')
    expect(await panel.locator('#changes').textContent()).toMatch(/^undefined; undefined; /)
  })

  it('offers a layer’s relaunch button in its properties', async () => {
    const [name] = await sampleNames()
    await clickMiddle(name)
    await panel
      .locator('#selection')
      .getByText(name ?? '')
      .waitFor()
    await send({ do: 'button' })
    await page.getByRole('button', { name: 'Look at it again' }).click()
    await panel.locator('#command').getByText('again').waitFor()
    await page.getByText('Looks again').waitFor()
  })
})

describe('another document', { tags: ['thorough'] }, () => {
  it(
    'replaces the samples by a dropped .fig file, and the plugin starts again on it',
    { tags: ['thorough'] },
    async () => {
      const graph = new SceneGraph()
      const [first] = graph.getPages()
      graph.createNode('FRAME', first?.id ?? '', { name: 'From a file', width: 200, height: 100 })
      graph.createNode('TEXT', first?.id ?? '', { text: 'Hi', fontFamily: 'Nunito', y: 300 })
      await drop('mine.fig', [...(await exportFigFile(graph))])
      await page.getByRole('heading', { name: 'mine' }).waitFor()
      expect((await allNodes()).map(({ name }) => name)).toContain('From a file')
      expect(await sampleNames()).toEqual([])
      await told('The playground does not have Nunito.')
      const { id } = (await allNodes()).find(({ type }) => type === 'TEXT')!
      await page.evaluate((text) => window.playground.setText(text, 'Order now'), id)
      await told('Nunito is missing: the text is in Inter now.')
      expect((await allNodes()).find((node) => node.id === id)).toMatchObject({
        characters: 'Order now'
      })
      await panel.locator('#command').getByText('open').waitFor()
      await clickMiddle('From a file')
      await panel.locator('#selection').getByText('From a file').waitFor()
    }
  )
})

/** Resolves once the page has said so; it may have gone from the page by then. */
async function told(words: string): Promise<void> {
  const said = () => page.evaluate(() => window.playground.notifications())
  await expect.poll(said).toContainEqual(expect.stringContaining(words))
}

async function allNodes(): Promise<TreeNode[]> {
  return flatten(await page.evaluate(() => window.playground.tree()))
}

async function nodeNamed(name: string | undefined): Promise<TreeNode> {
  const node = (await allNodes()).find((candidate) => candidate.name === name)
  if (!node) throw new Error(`No node is named ${name}.`)
  return node
}

async function sampleNames(): Promise<string[]> {
  return page.getByRole('navigation').locator('.jump-list .jump__name').allTextContents()
}

async function selectedNames(): Promise<string[]> {
  const ids = await page.evaluate(() => window.playground.selection)
  const nodes = await allNodes()
  return ids.map((id) => nodes.find((node) => node.id === id)?.name ?? '')
}

async function middleOf(name: string | undefined): Promise<{ x: number; y: number }> {
  const { box } = await nodeNamed(name)
  if (!box) throw new Error(`${name} is not drawn.`)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return page.evaluate((point) => window.playground.canvasToScreen(point), middle)
}

async function clickMiddle(
  name: string | undefined,
  options: { modifiers?: 'Shift'[] } = {}
): Promise<void> {
  const position = await middleOf(name)
  const box = await page.getByRole('application', { name: 'Canvas' }).boundingBox()
  await page.getByRole('application', { name: 'Canvas' }).click({
    ...options,
    position: { x: position.x - (box?.x ?? 0), y: position.y - (box?.y ?? 0) }
  })
}

async function send(message: unknown): Promise<void> {
  await panelPage((value) => window.send(value), message)
}

async function panelPage<Argument, Result>(
  run: (argument: Argument) => Result,
  argument: Argument
): Promise<Awaited<Result>> {
  await panel.locator('#command').getByText(/./).waitFor()
  const frame = page.frame({ name: 'plugin' })
  if (!frame) throw new Error('No panel is open.')
  return frame.evaluate<Awaited<Result>, Argument>(run as never, argument)
}

async function drop(name: string, bytes: number[]): Promise<void> {
  await page.evaluate(
    ({ name, bytes }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], name))
      document
        .querySelector('.canvas')
        ?.dispatchEvent(new DragEvent('drop', { dataTransfer: data }))
    },
    { name, bytes }
  )
}
