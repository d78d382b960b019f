import { type Channel, createChannel, type MainCalls } from '../../../src/bridge'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { prepare } from '../../main/support/analyse'
import { layerShare, layerShares } from '../../main/support/samples'
import { readBuiltPlugin } from '../../support/built-plugin'
import { newDocument, startPlugin, type TestPlugin } from '../../support/host'
import { median, round, type Table } from '../table'
import { designOf, PICTURE } from './design'
import { type GuestRun, timeGuest } from './time-guest'

const LAYERS = 5_000
/** What the panel keeps of them. */
const LISTED = 300
const ROUNDS = 5

interface Timed {
  total: number
  longest: GuestRun
}

/** How long calls of the panel hold Figma's thread, for a frame of 5,000 layers. */
export async function measureMainThread(): Promise<Table> {
  const runs = timeGuest()
  const document = await newDocument()
  const frame = document.edit(() => drawDesign(document))
  const plugin = await openPanel(document)
  const main = callsOf(plugin)
  const times = new Map<string, Timed[]>()

  async function time<T>(label: string, call: () => Promise<T>): Promise<T> {
    runs.length = 0
    const start = performance.now()
    const result = await call()
    const total = performance.now() - start
    const longest = [...runs].sort((one, other) => other.ms - one.ms)[0]!
    times.set(label, [...(times.get(label) ?? []), { total, longest }])
    return result
  }

  const layers = designOf(LISTED).map(({ id, name, type }, order) =>
    layerShare({ id, name, type, order, area: 1 / LISTED, attention: 1 / LISTED })
  )
  for (let i = 0; i < ROUNDS; i++) {
    const { request } = await prepare({ main }, frame.id, { runId: `run ${i}` })
    const shares = layerShares({ runId: `run ${i}`, nodeId: frame.id, layers, total: LAYERS })
    const measured = { shares, mainAction: null, first: [], verdict: '' }
    await time('placing the result', () => main.place({ ...request, layers: measured }))
    await time('reading the layers', () => main.readLayers(frame.id, { ...PICTURE, scale: 1 }))
    await time('what the file keeps of them', () => main.readFrame(frame.id))
    await time('selecting a layer', () => main.selectLayer(frame.id, frame.children[i]!.id))
  }
  plugin.plugin.close()
  return {
    title: `Figma's main thread, a frame of ${LAYERS} layers`,
    note: `ms, medians of ${ROUNDS} rounds of the built plugin in QuickJS. Held at most: the longest stretch without a pause; of it, the document: what the playground's own document took to answer in that stretch.`,
    columns: ['in all', 'held at most', 'of it, the document'],
    rows: [...times].map(([label, timed]) => ({ label, values: valuesOf(timed) }))
  }
}

function valuesOf(timed: Timed[]): number[] {
  const of = (read: (one: Timed) => number): number => round(median(timed.map(read)))
  return [
    of(({ total }) => total),
    of(({ longest }) => longest.ms),
    of(({ longest }) => longest.document)
  ]
}

/** `designOf` on the canvas. */
function drawDesign({ figma }: DesignDocument): FrameNode {
  const drawn: (FrameNode | RectangleNode | TextNode)[] = []
  for (const { type, name, parent, width, height } of designOf(LAYERS)) {
    const node = make(figma, type)
    node.name = name
    if (node.type !== 'TEXT') node.resize(width, height)
    const around = drawn[parent]
    if (around?.type === 'FRAME') around.appendChild(node)
    drawn.push(node)
  }
  return drawn[0] as FrameNode
}

function make(figma: DesignDocument['figma'], type: string): FrameNode | RectangleNode | TextNode {
  if (type === 'FRAME') return figma.createFrame()
  return type === 'TEXT' ? figma.createText() : figma.createRectangle()
}

export async function openPanel(document: DesignDocument): Promise<TestPlugin> {
  const { manifest, main, ui } = await readBuiltPlugin()
  const command = 'src/main/commands/open.ts--default'
  const plugin = await startPlugin({ document, manifest, main, ui, command })
  await plugin.panel.opened()
  return plugin
}

export function callsOf({ panel }: TestPlugin): MainCalls {
  const record = panel.post.bind(panel)
  const { remote }: Channel<MainCalls> = createChannel(
    {},
    {},
    {
      post: (message) => panel.send(message),
      listen: (receive) => {
        panel.post = (message) => {
          record(message)
          receive(message)
        }
      }
    }
  )
  return remote
}
