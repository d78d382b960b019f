import { type Channel, createChannel, type MainCalls } from '../../../src/bridge'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { resultRecord } from '../../main/support/samples'
import { readBuiltPlugin } from '../../support/built-plugin'
import { newDocument, portTo, settled, startPlugin, type TestPlugin } from '../../support/host'
import { median, round, type Table } from '../table'
import { type GuestRun, timeGuest } from './time-guest'

const RESULTS = 300
const LAYERS = 50_000
const ROUNDS = 5
/** Frames of which all layers are recoloured at once: some 3,000. */
const RECOLOURED = 18
/** What an analysed frame has over it. */
const MAPS = ['attention', 'perception', 'hotspots', 'clarity']

/** How long a page of many results holds Figma's thread when nothing is analysed. */
export async function measureManyResults(): Promise<Table> {
  const runs = timeGuest()
  const document = await newDocument()
  const { frames, other, page } = drawResults(document)
  const times = new Map<string, GuestRun[][]>()

  async function time<T>(label: string, act: () => T | Promise<T>): Promise<T> {
    runs.length = 0
    const result = await act()
    // What goes on in slices, and what the panel hears.
    for (let seen = -1; seen !== runs.length;) {
      seen = runs.length
      await new Promise((resolve) => setTimeout(resolve, 300))
      for (let turn = 0; turn < 20; turn++) await settled()
    }
    times.set(label, [...(times.get(label) ?? []), [...runs]])
    return result
  }

  for (let i = 0; i < ROUNDS; i++) {
    const plugin = await time('opening', async () => {
      const opened = await openPanel(document)
      await callsOf(opened).start()
      return opened
    })
    for (let change = 0; change < 4; change++) {
      await time('a foreign change', () => document.edit(() => (other.x += 10)))
    }
    await time('an edit in a frame', () => document.edit(() => (frames[i]!.children[0]!.x += 1)))
    await time(`recolouring the layers of ${RECOLOURED} frames`, () =>
      document.edit(() => frames.slice(0, RECOLOURED).forEach((frame) => recolour(frame, i)))
    )
    await time('moving a frame', () => document.edit(() => (frames[i + 1]!.x += 1)))
    await time('selecting a frame', () => document.select([frames[i]!.id]))
    await time('another page', () => document.setCurrentPage(page))
    await time('back again', () => document.setCurrentPage(frames[0]!.parent!.id))
    plugin.plugin.close()
  }
  return {
    title: `Figma's main thread, ${RESULTS} results and ${LAYERS} layers on a page`,
    note: `ms of CPU, medians of ${ROUNDS} rounds of the built plugin in QuickJS. Held at most: the longest stretch without a pause; of it, the document: what the playground's own document took to answer in that stretch.`,
    columns: ['in all', 'held at most', 'of it, the document'],
    rows: [...times].map(([label, rounds]) => ({ label, values: valuesOf(rounds) }))
  }
}

function valuesOf(rounds: readonly GuestRun[][]): number[] {
  const longest = rounds.map((runs) => [...runs].sort((one, other) => other.ms - one.ms)[0])
  return [
    round(median(rounds.map((runs) => runs.reduce((sum, { ms }) => sum + ms, 0)))),
    round(median(longest.map((run) => run?.ms ?? 0))),
    round(median(longest.map((run) => run?.document ?? 0)))
  ]
}

/** Frames with records and overlays as Glance leaves them, a lone rectangle, and an empty page. */
function drawResults(document: DesignDocument) {
  const { figma } = document
  return document.edit(() => {
    const frames = Array.from({ length: RESULTS }, (_, i) => drawFrame(document, i))
    const other = figma.createRectangle()
    other.x = -1000
    const { id: page } = figma.createPage()
    return { frames, other, page }
  })
}

function drawFrame({ figma }: DesignDocument, i: number): FrameNode {
  const frame = figma.createFrame()
  frame.name = `Frame ${i}`
  frame.x = (i % 20) * 200
  frame.y = Math.floor(i / 20) * 200
  for (let layer = 0; layer < LAYERS / RESULTS - MAPS.length - 2; layer++) {
    frame.appendChild(figma.createRectangle())
  }
  const maps = MAPS.map((map) => {
    const layer = figma.createRectangle()
    layer.resize(100, 100)
    layer.x = frame.x
    layer.y = frame.y
    layer.setSharedPluginData('glance', 'map', map)
    return layer
  })
  const group = figma.group(maps, figma.currentPage)
  group.setSharedPluginData('glance', 'frame', frame.id)
  group.setSharedPluginData('glance', 'offset', '[[1,0,0],[0,1,0]]')
  frame.setSharedPluginData('glance', 'record', JSON.stringify(resultRecord()))
  return frame
}

function recolour(frame: FrameNode, round: number): void {
  const fills: Paint[] = [{ type: 'SOLID', color: { r: round / ROUNDS, g: 0.5, b: 0.5 } }]
  for (const layer of frame.children) (layer as RectangleNode).fills = fills
}

async function openPanel(document: DesignDocument): Promise<TestPlugin> {
  const { manifest, main, ui } = await readBuiltPlugin()
  const command = 'src/main/commands/open.ts--default'
  const plugin = await startPlugin({ document, manifest, main, ui, command })
  await plugin.panel.opened()
  return plugin
}

function callsOf({ panel }: TestPlugin): MainCalls {
  const { remote }: Channel<MainCalls> = createChannel({}, {}, portTo(panel))
  return remote
}
