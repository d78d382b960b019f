import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredResult } from '../../../src/bridge'
import type { StoredImage } from '../../../src/file'
import type { TreeNode } from '../../../src/playground/host/contract'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { analyse, mapPicture } from '../support/analyse'
import { openWith, type Glance } from '../support/glance'
import { resultOf } from '../support/samples'

let document: DesignDocument
let glance: Glance
let nodeId = ''
const against = { nodeId: '9:9', name: 'Landing A', runId: 'run-a' }

beforeEach(async () => {
  const opened = await openWith('component')
  ;({ document, glance } = opened)
  nodeId = opened.node.id
})

async function shown(): Promise<StoredResult> {
  const read = await glance.main.readResult(nodeId)
  if (read.state !== 'found') throw new Error(`The result is ${read.state}.`)
  return read.result
}

async function placeDifference(red = 10): Promise<StoredResult> {
  const image = await glance.main.keepImage('difference', 'Difference', mapPicture(60, 40, red))
  const of = resultOf(nodeId)
  await glance.main.placeDifference({ runId: 'difference', of, image, against })
  return shown()
}

function groups(): TreeNode[] {
  const [page] = document.tree()
  return page?.children.filter(({ type }) => type === 'GROUP') ?? []
}

const visibleLayers = (): string[] =>
  groups().flatMap(({ children }) =>
    children.filter(({ visible }) => visible).map(({ name }) => name)
  )

describe('a difference map', () => {
  it('joins the overlays of its frame and is shown alone, in one undo step', async () => {
    await analyse(glance, nodeId)
    const { record, overlay } = await placeDifference()
    expect(record.difference).toEqual(against)
    expect(overlay).toMatchObject({ map: 'difference', visible: true })
    expect(groups()).toHaveLength(1)
    expect(groups()[0]?.children).toHaveLength(5)
    expect(visibleLayers()).toEqual(['Difference'])

    document.undo()
    expect(groups()[0]?.children).toHaveLength(4)
    expect(visibleLayers()).toEqual(['Attention'])
    expect(await glance.main.readResult(nodeId)).not.toHaveProperty('result.record.difference')
  })

  it('takes the place of an earlier one', async () => {
    await analyse(glance, nodeId)
    const first = await placeDifference(10)
    const second = await placeDifference(250)
    expect(hashOf(second)).not.toBe(hashOf(first))
    expect(groups()[0]?.children).toHaveLength(5)
  })

  it('lies over the frame also when the overlays were deleted by hand', async () => {
    await analyse(glance, nodeId)
    document.edit(() => {
      document.figma.currentPage.children.find(({ type }) => type === 'GROUP')?.remove()
    })
    await placeDifference()
    expect(visibleLayers()).toEqual(['Difference'])
  })

  it('may be deleted by hand: the other maps stay, and it can be laid again', async () => {
    await analyse(glance, nodeId)
    await placeDifference()
    document.edit(() => {
      const [page] = document.figma.root.children
      page?.findOne(({ name }) => name === 'Difference')?.remove()
    })
    await glance.main.setOverlay(resultOf(nodeId), { map: 'difference' })
    expect((await shown()).overlay).toMatchObject({ map: null })
    await glance.main.setOverlay(resultOf(nodeId), { map: 'clarity' })
    expect((await shown()).overlay).toMatchObject({ map: 'clarity' })
    const { overlay } = await placeDifference()
    expect(overlay?.map).toBe('difference')
    expect(groups()[0]?.children).toHaveLength(5)
  })

  it('is switched, hidden and laid again like any map, and goes with the next run', async () => {
    await analyse(glance, nodeId)
    await placeDifference()
    await glance.main.setOverlay(resultOf(nodeId), { map: 'clarity' })
    expect((await shown()).overlay).toMatchObject({ map: 'clarity' })
    const look = { map: 'difference', opacity: 0.5 } as const
    await glance.main.restoreOverlays(resultOf(nodeId), look)
    expect((await shown()).overlay).toMatchObject(look)

    const { record } = await analyse(glance, nodeId)
    expect(record.difference).toBeUndefined()
    expect(visibleLayers()).toEqual(['Attention'])
    expect(groups()[0]?.children).toHaveLength(4)
  })

  it('needs a result to join, and a picture that was given', async () => {
    const image: StoredImage = { hash: 'never given', width: 60, height: 40 }
    const request = { runId: 'difference', of: resultOf(nodeId), image, against }
    await expect(glance.main.placeDifference(request)).rejects.toMatchObject({ code: 'no_result' })
    await analyse(glance, nodeId)
    await expect(glance.main.placeDifference(request)).rejects.toMatchObject({
      code: 'image_missing'
    })
    expect(visibleLayers()).toEqual(['Attention'])
  })
})

function hashOf({ record }: StoredResult): string | undefined {
  return record.maps.difference?.hash
}
