import { expect, it } from 'vitest'
import { nodeRenderer } from '../../support/node-renderer'
import { openDocument } from '../../../src/playground/host/open-document'
import { edgeCases } from '../../support/fixtures/edge-cases'

async function open() {
  return openDocument({ renderer: await nodeRenderer() })
}

it.each(Object.entries(edgeCases).filter(([name]) => name !== 'noiseFrame'))(
  'the edge case %s is a node on the page',
  async (_, build) => {
    const { figma } = await open()
    const node = build(figma)
    expect(node.removed).toBe(false)
    expect(figma.currentPage.findAll().map(({ id }) => id)).toContain(node.id)
  }
)

it('edge cases are what their names say', async () => {
  const { figma } = await open()
  expect(edgeCases.rotatedFrame(figma).rotation).toBeCloseTo(30)
  expect(edgeCases.frameInAutoLayout(figma).x).toBe(32 + 160 + 24)
  expect(edgeCases.group(figma).width).toBe(300)
  expect(edgeCases.instance(figma).type).toBe('INSTANCE')
  expect(edgeCases.section(figma).type).toBe('SECTION')
  const overflowing = edgeCases.overflowingFrame(figma)
  expect(overflowing.absoluteRenderBounds!.width).toBeGreaterThan(overflowing.width)
  expect(edgeCases.invisibleFrame(figma).absoluteRenderBounds).toBe(null)
})

it('the noise frame’s PNG is over 5 MB', async () => {
  const document = await open()
  const frame = edgeCases.noiseFrame(document.figma)
  expect((await document.exportPng(frame.id)).length).toBeGreaterThan(5 * 1024 * 1024)
})
