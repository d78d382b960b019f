import {
  type Channel,
  createChannel,
  MAIN_CALLS,
  type MainCalls,
  PANEL_CALLS,
  type PanelCalls
} from '../../../src/bridge'
import { measureHere } from '../../../src/engine/measure/measure-here'
import type { DesignDocument, TreeNode } from '../../../src/playground/host/contract'
import { readBuiltPlugin } from '../../support/built-plugin'
import {
  memoryStorage,
  newDocument,
  portTo,
  startPlugin,
  type TestPlugin
} from '../../support/host'
import { type FakeMain, fakeMain } from '../../ui/support/fake-main'
import type { Injected } from '../faulty'
import { hop, REAL_TIME, serveFaults } from '../http/over-http'
import { codec } from '../new-service'
import { AD_NAME, FRAME_NAMES, planOf } from '../plan'
import { BASE_URL } from '../stage'
import type { Setting, World } from '../world'
import { readKept } from './read-kept'

/** The built main thread in the sandbox, over a real document, and the service over HTTP. */
export const IN_SANDBOX: Setting = {
  start: (seed, tell) => ({ time: REAL_TIME, open: () => openSandbox(seed, tell) })
}

const TIMEOUT_MS = 400

async function openSandbox(seed: number, tell: (injected: Injected) => void): Promise<World> {
  const plan = planOf(seed)
  const { origin, ledger, close } = await serveFaults({ seed, rate: plan.rate }, tell)
  const document = await newDocument()
  const ids = new Map([...FRAME_NAMES, AD_NAME].map((name) => [name, addFrame(document, name)]))
  const storage = memoryStorage()
  const opened: { plugin: TestPlugin; main: FakeMain }[] = []
  return {
    plan,
    ledger,
    ask: hop(new URL(BASE_URL).origin, origin),
    measure: measureHere(codec),
    pace: { timeoutMs: TIMEOUT_MS, pollIntervalMs: 1, sleep: shortly },
    lateMs: TIMEOUT_MS,
    idOf: (title) => ids.get(title)!,
    openMain: async () => {
      opened.at(-1)?.plugin.plugin.close()
      const next = await openMain(document, storage)
      opened.push(next)
      await next.main.saveBrief(null, { description: '', goal: 'Sell', audience: '', brand: '' })
      return next.main
    },
    kept: () => readKept({ ...opened.at(-1)!, document, storage, adId: ids.get(AD_NAME)! }),
    close: async () => {
      for (const { plugin } of opened) plugin.plugin.close()
      await close()
    }
  }
}

const shortly = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1))

/** What the main thread tells, nobody here needs. */
const DEAF: PanelCalls = {
  selectionChanged: () => undefined,
  resultChanged: () => undefined,
  frameEdited: () => undefined,
  overlaysMisplaced: () => undefined,
  layersChanged: () => undefined
}

async function openMain(
  document: DesignDocument,
  storage: ReturnType<typeof memoryStorage>
): Promise<{ plugin: TestPlugin; main: FakeMain }> {
  const { manifest, main } = await readBuiltPlugin()
  const command = 'src/main/commands/open.ts--default'
  const plugin = await startPlugin({ manifest, main, command, document, storage })
  await plugin.panel.opened()
  const { remote }: Channel<MainCalls> = createChannel(PANEL_CALLS, DEAF, portTo(plugin.panel))
  await remote.start()
  const names = Object.keys(MAIN_CALLS) as (keyof MainCalls)[]
  const calls = Object.fromEntries(names.map((name) => [name, remote[name]]))
  return { plugin, main: { ...fakeMain(new Uint8Array(), 0, 0), ...calls } }
}

/** A frame with a block in it, so that its picture is not blank. */
function addFrame({ edit, figma }: DesignDocument, name: string): TreeNode['id'] {
  return edit(() => {
    const frame = figma.createFrame()
    frame.name = name
    frame.resize(120, 80)
    frame.x = 200 * figma.currentPage.children.length
    const block = figma.createRectangle()
    block.resize(60, 30)
    block.fills = [{ type: 'SOLID', color: { r: 0.8, g: 0.2, b: 0.1 } }]
    frame.appendChild(block)
    return frame.id
  })
}
