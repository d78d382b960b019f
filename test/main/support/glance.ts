import { afterEach, expect } from 'vitest'
import {
  type Channel,
  createChannel,
  type LayerData,
  type MainCalls,
  PANEL_CALLS,
  type ReadResult,
  type Selection
} from '../../../src/bridge'
import type { StorageBacking } from '../../../src/playground/host/contract'
import type { DesignDocument } from '../../../src/playground/host/open-document'
import { readBuiltPlugin } from '../../support/built-plugin'
import { edgeCases } from '../../support/fixtures/edge-cases'
import {
  newDocument,
  portTo,
  startPlugin,
  type StartOptions,
  type TestPlugin
} from '../../support/host'
import { vmRealm } from '../../support/vm-realm'

export { memoryStorage, newDocument, settled } from '../../support/host'

export const DEV_MODE = { editorType: 'dev' } as const
/** Dev Mode of a file that may only be viewed, where plugin data are refused as well. */
export const VIEWER = { ...DEV_MODE, viewOnly: true } as const

/** The built plugin, running, with a test in the place of its panel. */
export interface Glance extends TestPlugin {
  /** The main thread's calls, and parts of a frame's document. */
  main: MainCalls & {
    readResult: (nodeId: string) => Promise<ReadResult>
    readLayerData: (nodeId: string) => Promise<LayerData>
  }
  /** What the main thread told the panel, in order. */
  selections: Selection[]
  /** Frames of which it told without having been called. */
  changedResults: string[]
  /** Frames of which the panel was told that they were edited. */
  editedFrames: string[]
  /** How many overlays lie elsewhere than over their frame, each time that the panel was told. */
  misplaced: number[]
  /** How often the panel was told that layers came or went, or of another page. */
  layerChanges: () => number
}

export interface GlanceOptions extends Pick<
  StartOptions,
  'document' | 'environment' | 'parameters' | 'ui'
> {
  /** File name of the command; a relaunch button has a name of its own. */
  command?: string
  storage?: StorageBacking
  /** In QuickJS, as in Figma, for what depends on its limits and its speed; others run in Node's engine. */
  inQuickJs?: boolean
}

const running: Glance[] = []

/** An unhandled error inside the plugin fails the test, whatever it was about. */
afterEach(() => {
  const errors = running.splice(0).flatMap(({ plugin, errors: thrown }) => {
    plugin.close()
    return thrown
  })
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'))
})

/** Runs a command that opens no panel, to its end; gives its closing message. */
export async function runCommand(options: GlanceOptions): Promise<string | null> {
  const glance = await launch(options)
  const asks = () => glance.notices.find(({ button }) => button !== null)
  await expect.poll(() => asks() ?? glance.closedWith()).not.toBeUndefined()
  const asking = asks()
  asking?.dismissed('timeout')
  await expect.poll(() => glance.closedWith()).not.toBeUndefined()
  return asking?.message ?? glance.closedWith() ?? null
}

/** Opens Glance and waits for its panel. */
export async function openGlance(options: GlanceOptions = {}): Promise<Glance> {
  const glance = await launch(options)
  await glance.panel.opened()
  return glance
}

/** Opens Glance with its panel in a file that has these frames. */
export async function openWith<Name extends keyof typeof edgeCases>(...names: Name[]) {
  type Node = ReturnType<(typeof edgeCases)[Name]>
  const document = await newDocument()
  const nodes = document.edit(() => names.map((name) => edgeCases[name](document.figma) as Node))
  const glance = await openGlance({ document })
  await glance.main.start()
  return { document, nodes, node: nodes[0]!, glance, main: glance.main }
}

/** Expects a call to be refused like this, and the file to be as it was. */
export async function refused(
  document: DesignDocument,
  call: () => Promise<unknown>,
  error: object
): Promise<void> {
  const before = document.tree()
  await expect(call()).rejects.toMatchObject(error)
  expect(document.tree()).toEqual(before)
}

/** Starts Glance and waits for nothing more. Its page is empty unless given: it would be a megabyte. */
export async function launch({
  command = 'open',
  inQuickJs = process.env.GLANCE_SANDBOX === 'quickjs',
  ...options
}: GlanceOptions): Promise<Glance> {
  const { manifest, main: script } = await readBuiltPlugin()
  const plugin = await startPlugin({
    ...options,
    ...(!inQuickJs && { newRealm: vmRealm }),
    main: script,
    manifest,
    command: command === 'results' ? command : `src/main/commands/${command}.ts--default`
  })
  const selections: Selection[] = []
  const changedResults: string[] = []
  const editedFrames: string[] = []
  const misplaced: number[] = []
  let layerChanges = 0
  let calls = 0
  const heard = {
    selectionChanged: (selection: Selection) => void selections.push(selection),
    frameChanged: (nodeId: string) => {
      if (calls === 0) changedResults.push(nodeId)
    },
    frameEdited: (nodeId: string) => void editedFrames.push(nodeId),
    overlaysMisplaced: (count: number) => void misplaced.push(count),
    layersChanged: () => void (layerChanges += 1)
  }
  const port = portTo(plugin.panel)
  const channel: Channel<MainCalls> = createChannel(PANEL_CALLS, heard, port, 20_000)
  const readFrame = (nodeId: string) => channel.remote.readFrame(nodeId)
  const parts = {
    readResult: async (nodeId: string) => (await readFrame(nodeId)).read,
    readLayerData: async (nodeId: string) => (await readFrame(nodeId)).data
  }
  const main = new Proxy({} as Glance['main'], {
    get: (_, name) => {
      const call = (
        name in parts ? parts[name as keyof typeof parts] : channel.remote[name as keyof MainCalls]
      ) as ((...args: unknown[]) => Promise<unknown>) | undefined
      return (
        call &&
        ((...args: unknown[]) => {
          calls += 1
          return call(...args).finally(() => (calls -= 1))
        })
      )
    }
  })
  const glance = {
    ...plugin,
    main,
    selections,
    changedResults,
    editedFrames,
    misplaced,
    layerChanges: () => layerChanges
  }
  running.push(glance)
  return glance
}
