import fc from 'fast-check'
import { decode } from 'fast-png'
import { describe, expect, test } from 'vitest'
import { TITLE_MAX_LENGTH } from '../../../src/interface'
import { pictureTitle } from '../../../src/main/pictures/export-picture'
import type { edgeCases } from '../../support/fixtures/edge-cases'
import { strangeName, UNFIT } from '../../support/fuzz/names'
import { analyse } from '../support/analyse'
import { overlaysIn } from '../support/canvas'
import { openGlance, openWith } from '../support/glance'

type Case = keyof typeof edgeCases

async function exportCase(name: Case, scale?: number) {
  const { document, node, glance } = await openWith(name)
  return { document, node, glance, picture: glance.main.exportPicture(node.id, scale) }
}

describe('every kind of frame gives a picture within the limits, of the size its header says', () => {
  test.each<[Case, number, number]>([
    ['component', 240, 160],
    ['instance', 240, 160],
    ['group', 300, 100],
    ['section', 500, 400],
    ['frameInAutoLayout', 160, 120],
    ['frameInSection', 300, 200],
    ['tinyFrame', 40, 40],
    ['wideFrame', 2000, 100]
  ])('%s: %d × %d px', async (name, width, height) => {
    const { node, picture } = await exportCase(name)
    const { png, ...known } = await picture
    expect(known).toMatchObject({ width, height, title: node.name })
    const { width: decodedWidth, height: decodedHeight } = decode(png)
    expect([decodedWidth, decodedHeight]).toEqual([width, height])
  })

  test.each<Case>(['rotatedFrame', 'nestedRotatedFrame', 'overflowingFrame', 'fractionalFrame'])(
    '%s, at scale 1',
    async (name) => {
      const { png, width, height, scale } = await (await exportCase(name)).picture
      expect(decode(png)).toMatchObject({ width, height })
      expect(scale).toBe(1)
    }
  )

  test('a frame of 39 px is scaled up just enough', async () => {
    const { width, height, scale } = await (await exportCase('shortFrame')).picture
    expect(height).toBeGreaterThanOrEqual(40)
    expect(height).toBeLessThanOrEqual(41)
    expect(width).toBeLessThan(215)
    expect(scale).toBeCloseTo(40 / 39, 1)
  })

  test('a frame whose PNG is over 5 MB is scaled down until it is not', async () => {
    const { png, width, scale } = await (await exportCase('noiseFrame')).picture
    expect(png.length).toBeLessThanOrEqual(5_000_000)
    expect(scale).toBeLessThan(1)
    expect(width).toBeGreaterThan(700)
  })
})

describe('a frame that can fit no way is refused in words, and nothing is sent', () => {
  test.each<[Case, string]>([
    ['emptyFrame', 'layer_empty'],
    ['invisibleFrame', 'layer_hidden'],
    ['frameInInvisibleParent', 'layer_hidden'],
    ['thinFrame', 'layer_too_narrow']
  ])('%s: %s', async (name, code) => {
    await expect((await exportCase(name)).picture).rejects.toMatchObject({ code, sent: 'no' })
  })

  test('a frame that is no longer there', async () => {
    const { document, node, glance, picture } = await exportCase('component')
    await picture
    const { id } = node
    document.edit(() => node.remove())
    await expect(glance.main.exportPicture(id)).rejects.toMatchObject({ code: 'node_removed' })
    await expect(glance.main.exportPicture('999:999')).rejects.toMatchObject({
      code: 'node_removed',
      message: 'This frame is no longer in the file.'
    })
  })
})

test('a given scale is kept, so that an earlier picture can be repeated byte for byte', async () => {
  const { node, glance, picture } = await exportCase('component', 0.5)
  const first = await picture
  expect(first).toMatchObject({ width: 120, height: 80, scale: 0.5 })
  expect((await glance.main.exportPicture(node.id, 0.5)).png).toEqual(first.png)
})

test('several exports at once each get their own picture', async () => {
  const { nodes, main } = await openWith('component', 'rotatedFrame', 'tinyFrame')
  const pictures = await Promise.all(nodes.map(({ id }) => main.exportPicture(id)))
  expect(pictures.map(({ title }) => title)).toEqual(nodes.map(({ name }) => name))
})

test('a frame deleted during its export is an error, not a picture', async () => {
  const { document, node, picture } = await exportCase('noiseFrame')
  document.edit(() => node.remove())
  await expect(picture).rejects.toMatchObject({ code: 'node_removed', sent: 'no' })
})

describe('a section with analysed frames inside', () => {
  async function analysedSection() {
    const { document, node: frame, glance } = await openWith('frameInSection')
    const section = frame.parent!.id
    const bare = await glance.main.exportPicture(section)
    await analyse(glance, frame.id)
    const shown = () => overlaysIn(document)[0]?.visible
    const untilHidden = async (): Promise<void> => {
      glance.main.exportPicture(section).catch(() => undefined)
      for (let turn = 0; shown() && turn < 10_000; turn += 1) await Promise.resolve()
      expect(shown()).toBe(false)
    }
    return { document, glance, section, bare, shown, untilHidden }
  }

  test('is exported without their overlays, which are there again afterwards', async () => {
    const { glance, section, bare, shown } = await analysedSection()
    expect((await glance.main.exportPicture(section)).png).toEqual(bare.png)
    expect(shown()).toBe(true)
  })

  test('is not exported while they are shown: nothing was pressed, and nothing is written', async () => {
    const { document, glance, section, bare } = await analysedSection()
    const steps = document.undoSteps().length
    await expect(glance.main.lookAt(section, 1)).rejects.toMatchObject({ code: 'overlays_inside' })
    expect(document.undoSteps().length).toBe(steps)
    const { id } = overlaysIn(document)[0]!
    const overlay = (await document.figma.getNodeByIdAsync(id)) as GroupNode
    document.edit(() => (overlay.visible = false))
    expect((await glance.main.lookAt(section, bare.scale)).png).toEqual(bare.png)
  })

  test('has one undo step for hiding them and for what is placed then', async () => {
    const { document, glance, section } = await analysedSection()
    const steps = document.undoSteps().length
    await analyse(glance, section)
    expect(document.undoSteps().length).toBe(steps + 1)
  })

  test('shows them again at the next start when the tab is killed meanwhile, and then no more', async () => {
    const { document, glance, shown, untilHidden } = await analysedSection()
    const { storage } = glance
    await untilHidden()
    glance.plugin.kill()
    expect(shown()).toBe(false)
    const next = await openGlance({ document, storage })
    await next.main.start()
    expect(shown()).toBe(true)
    expect((await storage.keys()).filter((key) => key.startsWith('hidden:'))).toEqual([])
  })

  test('shows them again even when the plugin is closed meanwhile', async () => {
    const { glance, shown, untilHidden } = await analysedSection()
    await untilHidden()
    glance.plugin.close()
    expect(shown()).toBe(true)
  })
})

test('a title is one that a service takes, whatever the layer is called', () => {
  fc.assert(
    fc.property(strangeName, (name) => {
      const title = pictureTitle(name)
      expect(title.length).toBeGreaterThan(0)
      expect(title.length).toBeLessThanOrEqual(TITLE_MAX_LENGTH)
      expect(title).not.toMatch(UNFIT)
    })
  )
})

test('a layer without a name is called untitled', () => {
  expect(pictureTitle('  ')).toBe('Untitled')
})
