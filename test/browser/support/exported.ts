import type { Scene } from '../../support/playground'

/** A layer as Figma exports it, a PNG. */
export async function exported(scene: Scene, name: string): Promise<Buffer> {
  const { id } = await scene.find(name)
  const bytes = await scene.page.evaluate(
    async (node) => [...(await window.playground.exportPng(node))],
    id
  )
  return Buffer.from(bytes)
}
