import { describe, expect, test } from 'vitest'
import { edgeCases } from '../../support/fixtures/edge-cases'
import { boardOf } from '../compare/support'
import { analyse } from '../support/analyse'
import { openGlance, openWith, settled, VIEWER } from '../support/glance'

type Case = keyof typeof edgeCases

async function page(...names: Case[]) {
  const opened = await openWith(...names)
  return { ...opened, read: () => opened.main.readOverview() }
}

describe('the frames of a page', () => {
  test('are those on it and in its sections, without components, groups and what cannot be analysed', async () => {
    const { document, read, nodes } = await page('component', 'group', 'emptyFrame', 'tinyFrame')
    const inSection = document.edit(() => {
      const section = document.figma.createSection()
      const frame = edgeCases.wideFrame(document.figma)
      section.appendChild(frame)
      return frame
    })
    const { frames, leftOut, results } = await read()
    expect(frames.map(({ id }) => id)).toEqual([nodes[3]!.id, inSection.id])
    expect(frames[0]).toMatchObject({ name: '10x10', width: 10, height: 10 })
    expect({ leftOut, results }).toEqual({ leftOut: 0, results: [] })
  })

  test('are reported when they come or go, not when they are moved', async () => {
    const { document, glance, nodes } = await page('component')
    document.edit(() => (nodes[0]!.x += 10))
    await settled()
    expect(glance.layerChanges()).toBe(0)
    const frame = document.edit(() => document.figma.createFrame())
    await expect.poll(() => glance.layerChanges()).toBe(1)
    document.edit(() => frame.remove())
    await expect.poll(() => glance.layerChanges()).toBe(2)
  })

  test('are not those that Glance laid out to compare them', async () => {
    const { document, glance, nodes, read } = await page('component', 'tinyFrame')
    const ids = nodes.map(({ id }) => id)
    for (const id of ids) await analyse(glance, id)
    const before = (await read()).frames
    await glance.main.placeBoard(await boardOf(glance, ids))
    expect(document.selection).toHaveLength(1)
    expect((await read()).frames).toEqual(before)
  })
})

describe('the results of a page', () => {
  test('come latest first, with those that an earlier version has noted as out of date', async () => {
    const { glance, nodes, read } = await page('component', 'tinyFrame')
    const [one, other] = nodes
    await analyse(glance, one!.id, { runId: 'a', finishedAt: 2000, outOfDate: true })
    await analyse(glance, other!.id, { runId: 'b', finishedAt: 3000 })
    const { results } = await read()
    expect(results.map(({ id, record }) => [id, record?.outOfDate])).toEqual([
      [other!.id, false],
      [one!.id, true]
    ])
  })

  test('that cannot be read are named all the same', async () => {
    const { document, glance, nodes, read } = await page('component', 'tinyFrame')
    await analyse(glance, nodes[1]!.id)
    document.edit(() => nodes[0]!.setSharedPluginData('glance', 'record', '{"version":1}'))
    const { results } = await read()
    expect(results.map(({ id, record }) => [id, record === null])).toEqual([
      [nodes[1]!.id, false],
      [nodes[0]!.id, true]
    ])
  })

  test('are of the page that the user is on, and the panel hears when that is another one', async () => {
    const { document, glance, nodes, read } = await page('component')
    await analyse(glance, nodes[0]!.id)
    const other = document.edit(() => document.figma.createPage())
    const before = glance.layerChanges()
    document.setCurrentPage(other.id)
    await expect.poll(() => glance.layerChanges()).toBeGreaterThan(before)
    expect(await read()).toEqual({ frames: [], leftOut: 0, results: [] })
  })

  test('can be read by who may only look', async () => {
    const { document, glance, nodes } = await page('component')
    await analyse(glance, nodes[0]!.id)
    glance.plugin.close()
    const viewer = await openGlance({ document, environment: VIEWER })
    await viewer.main.start()
    expect((await viewer.main.readOverview()).results).toHaveLength(1)
  })
})
