import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { nodeRenderer } from '../../support/node-renderer'
import { type DesignDocument, openDocument } from '../../../src/playground/host/open-document'
import { buildSamples } from '../../../src/playground/samples/build'

const folder = 'assets/samples'
const promised = {
  'Landing page A': [1440, 1024],
  'Landing page B': [1440, 1024],
  'Phone checkout': [390, 844],
  'Fleet dashboard': [1440, 1024],
  'Article page': [1280, 1640],
  'Ad banner 970x250': [970, 250],
  'Ad banner 300x250': [300, 250]
}

let document: DesignDocument
let frames: FrameNode[]

beforeAll(async () => {
  document = openDocument(await nodeRenderer(), 'Samples')
  frames = await buildSamples(document.figma)
})

describe('the sample designs', () => {
  it('stand on the page with a name of their own and the size they promise', () => {
    const built = frames.map(({ name, width, height }) => [name, [width, height]])
    expect(Object.fromEntries(built)).toEqual(promised)
    const top = document.figma.currentPage.children.map(({ name }) => name)
    expect(new Set(top).size).toBe(top.length)
  })

  it('do not lie on top of each other', () => {
    const boxes = frames.map(({ absoluteBoundingBox }) => absoluteBoundingBox!)
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        const apart =
          a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y
        expect(apart).toBe(true)
      }
    }
  })

  it('keep every text inside the frame that holds it', () => {
    const outside = texts(document.figma.currentPage).filter((text) => {
      const frame = frameOf(text)
      return (
        text.x < -0.5 ||
        text.y < -0.5 ||
        text.x + text.width > frame.width + 0.5 ||
        text.y + text.height > frame.height + 0.5
      )
    })
    expect(outside.map(path)).toEqual([])
  })

  it('never lay one text over another in the same frame', () => {
    const overlapping = texts(document.figma.currentPage).flatMap((text) =>
      text
        .parent!.children.filter(
          (other) =>
            other.type === 'TEXT' &&
            other.id < text.id &&
            other.x < text.x + text.width - 0.5 &&
            text.x < other.x + other.width - 0.5 &&
            other.y < text.y + text.height - 0.5 &&
            text.y < other.y + other.height - 0.5
        )
        .map((other) => `${path(text)} and ${other.name}`)
    )
    expect(overlapping).toEqual([])
  })

  it('come with pictures for screens of twice the density at most, each drawn from its source', async () => {
    const widest = new Map<string, number>()
    for (const node of document.figma.currentPage.findAll()) {
      if (!('fills' in node) || !Array.isArray(node.fills)) continue
      for (const fill of node.fills as Paint[]) {
        if (fill.type !== 'IMAGE' || fill.imageHash === null) continue
        widest.set(fill.imageHash, Math.max(widest.get(fill.imageHash) ?? 0, node.width))
      }
    }
    for (const [hash, width] of widest) {
      const size = await document.figma.getImageByHash(hash)!.getSizeAsync()
      expect(size.width).toBeLessThanOrEqual(2 * width)
    }
    const pictures = await readJson(`${folder}/pictures.json`)
    const sources = await readdir(`${folder}/pictures`)
    expect(Object.keys(pictures as object)).toEqual(
      sources.map((file) => basename(file, '.svg')).sort()
    )
    expect(widest.size).toBe(sources.length)
  })
})

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

function texts(page: PageNode): TextNode[] {
  return page.findAll((node) => node.type === 'TEXT') as TextNode[]
}

/** Positions count from the nearest frame: a group has no space of its own. */
function frameOf(node: SceneNode): FrameNode {
  const { parent } = node
  return parent?.type === 'GROUP' ? frameOf(parent) : (parent as FrameNode)
}

function path(node: BaseNode): string {
  return node.parent && node.parent.type !== 'PAGE'
    ? `${path(node.parent)} > ${node.name}`
    : node.name
}
