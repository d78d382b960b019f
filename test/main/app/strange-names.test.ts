/** @module-tag thorough */
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { unpackLayers } from '../../../src/bridge'
import { NAME_MOST } from '../../../src/file'
import { strangeName, UNFIT } from '../../support/fuzz/names'
import { runs } from '../../support/fuzz/runs'
import { boardOf } from '../compare/support'
import { analyse } from '../support/analyse'
import { type Glance, newDocument, openGlance, runCommand } from '../support/glance'

let glance: Glance
let frames: FrameNode[]
let document: Awaited<ReturnType<typeof newDocument>>

beforeAll(async () => {
  document = await newDocument()
  frames = document.edit(() => [0, 1].map((at) => frameAt(400 * at)))
})

/** A frame of 300 × 200 px with a block, a text, and a group of two in it. */
function frameAt(x: number): FrameNode {
  const { figma } = document
  const frame = figma.createFrame()
  frame.resize(300, 200)
  frame.x = x
  for (const at of [0, 1, 2]) {
    const block = figma.createRectangle()
    block.resize(60, 30)
    block.y = 50 * at
    block.fills = [{ type: 'SOLID', color: { r: 0.8, g: 0.2, b: 0.1 } }]
    frame.appendChild(block)
  }
  return frame
}

function expectFit(names: readonly string[]): void {
  for (const name of names) {
    expect(Array.from(name).length).toBeLessThanOrEqual(NAME_MOST)
    expect(name).not.toMatch(UNFIT)
  }
}

// An uncaught error inside the plugin fails this test as it fails every other.
it('frames and layers may be called anything: what is said, kept and laid out of them is one short line', async () => {
  glance = await openGlance({ document, inQuickJs: true })
  await glance.main.start()
  const ids = frames.map(({ id }) => id)
  await fc.assert(
    fc.asyncProperty(fc.tuple(strangeName, strangeName), async ([outer, inner]) => {
      document.edit(() => {
        for (const frame of frames) {
          frame.name = outer
          for (const layer of frame.children) layer.name = inner
        }
      })
      const { nodes } = await glance.main.selectNodes(ids)
      const results = [await analyse(glance, ids[0]!), await analyse(glance, ids[1]!)]
      const { width, height, scale } = results[0]!.record.picture
      const layers = await glance.main.readLayers(ids[0]!, { width, height, scale })
      const overview = await glance.main.readOverview()
      expectFit([
        ...nodes.map(({ name }) => name),
        ...results.map(({ record }) => record.title),
        ...unpackLayers(layers).nodes.map(({ name }) => name),
        ...overview.frames.map(({ name }) => name),
        ...overview.results.map(({ name }) => name)
      ])
      await glance.main.placeBoard(await boardOf(glance, ids))
    }),
    runs(6)
  )
})

it('a closing message has room for any name', async () => {
  await fc.assert(
    fc.asyncProperty(strangeName, async (name) => {
      document.edit(() => (frames[0]!.name = name))
      document.select([frames[0]!.id])
      const said = (await runCommand({ document, command: 'toggle-overlays' })) ?? ''
      expect(said.length).toBeLessThanOrEqual(100)
      expect(said).not.toMatch(UNFIT)
    }),
    runs(5)
  )
})
