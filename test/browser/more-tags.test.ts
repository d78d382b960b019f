/** @module-tag thorough */
import { exportFigFile } from '@open-pencil/core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newDocument } from '../support/host'
import { type RunningServer, startServer } from '../../src/node/http/start-server'
import type { Scene, Stage } from '../support/playground'
import { sharedStage } from '../support/shared-stage'
import { openMore } from './support/more'

const FRAME = 'Landing #launch #B2'

const KEY = 'browser-test-key-7f3a'

let stage: Stage
let service: RunningServer
let scene: Scene
let file: number[] = []

/** A file with one frame whose name has tags in it. */
async function taggedFile(): Promise<number[]> {
  const { figma, graph } = await newDocument()
  const frame = figma.createFrame()
  frame.name = FRAME
  frame.resize(800, 500)
  const block = figma.createRectangle()
  block.resize(300, 120)
  block.fills = [{ type: 'SOLID', color: { r: 0.8, g: 0.2, b: 0.1 }, visible: true, opacity: 1 }]
  frame.appendChild(block)
  return [...(await exportFigFile(graph))]
}

beforeAll(async () => {
  file = await taggedFile()
  stage = await sharedStage()
  service = await startServer({ port: 0, key: KEY })
})
afterAll(() => Promise.all([stage.close(), service.stop()]))
beforeEach(async () => {
  return () => scene.close()
})

describe('tags', () => {
  it('are neither in the menu nor in the settings on this device, which has none of its own', async () => {
    scene = await stage.open({ samples: 'phone' })
    const { panel } = scene
    await panel.getByRole('button', { name: 'More' }).click()
    const items = panel.getByRole('menuitem')
    expect(await items.allTextContents()).toEqual(['Web page', 'Video', 'Settings'])
    await items.last().click()
    await panel.getByRole('button', { name: 'Licences' }).waitFor()
    expect(await panel.getByRole('button', { name: 'Tags' }).count()).toBe(0)
  })

  it('of a service are those it has, counted and searched', async () => {
    const { baseUrl } = service
    scene = await stage.open({ samples: 'phone' }, { service: { baseUrl, key: KEY } })
    await scene.page.evaluate(
      (bytes) => window.playground.open([new File([new Uint8Array(bytes)], 'Tagged.fig')]),
      file
    )
    await scene.analyse(FRAME)
    const { panel } = scene
    await openMore(scene, 'Settings')
    await scene.unfold('Tags')
    await panel.getByRole('row', { name: 'launch' }).waitFor()
    const rows = panel.getByRole('table').getByRole('rowheader')
    expect(await rows.allTextContents()).toEqual(['B2', 'desktopWeb', 'launch'])
    await panel.getByRole('textbox', { name: 'Search tags' }).fill('#lau')
    expect(await rows.allTextContents()).toEqual(['launch'])
    await panel.getByRole('textbox', { name: 'Search tags' }).fill('nothing')
    await panel.getByText('No tag has “nothing” in it').waitFor()
    expect(scene.errors).toEqual([])
  })
})
