import { type Client, createClient } from '../../../../src/client'
import { measureHere } from '../../../../src/engine/measure/measure-here'
import { faceWeights } from '../../../../src/node/engine/face-weights'
import { sharpCodec } from '../../../../src/node/images/sharp-codec'
import { callEngine, type EngineElsewhere } from '../../../../src/workers/engine/call-engine'
import { createEmbeddedService } from '../../../../src/workers/engine/embedded'
import { EMBEDDED_KEY, EMBEDDED_URL } from '../../../../src/workers/engine/embedded-address'
import { createEngineCalls, type EngineCalls } from '../../../../src/workers/engine/engine-calls'
import { engineInSlices } from '../../../../src/workers/engine/engine-in-slices'
import type { EnginePanel } from '../../../../src/workers/engine/engine-panel'
import { createFetchCalls, type FetchCalls } from '../../../../src/workers/engine/fetch-calls'
import { createRpcFetch } from '../../../../src/workers/engine/rpc-fetch'
import { createRpc } from '../../../../src/workers/rpc'
import type { Ready } from '../../../../src/workers/serve-work'

const noVideos: Omit<EnginePanel, 'progress'> = {
  faceWeights: async () => (await faceWeights()) ?? new Uint8Array(),
  inspect: () => Promise.reject(new Error('There is no demuxer.')),
  open: () => Promise.reject(new Error('There is no decoder.')),
  frame: () => Promise.reject(new Error('There is no decoder.')),
  close: () => Promise.resolve()
}

export interface OnDevice {
  engine: EngineElsewhere
  client: Client
  /** How often the engine was started. */
  starts: () => number
  /** Ends the engine in the middle of what it does, as a crash does. */
  crash: (error: Error) => Promise<void>
  /** Ends the channel between the two ends. */
  close: () => void
}

/** The engine on this device as the panel has it, but for the Worker around it. */
export function onDevice(videos: Partial<EnginePanel> = {}): OnDevice {
  const ports: MessagePort[] = []
  let starts = 0
  let stop = (): void => undefined
  const engine = callEngine<EngineCalls & FetchCalls>(({ progress, onStop }) => {
    starts += 1
    stop = onStop
    const { port1, port2 } = new MessageChannel()
    ports.push(port1, port2)
    const local = {}
    const panel = createRpc<EnginePanel>(port2, local)
    const inSlices = engineInSlices(() => panel.faceWeights())
    Object.assign(
      local,
      createEngineCalls(inSlices, measureHere(sharpCodec), panel),
      createFetchCalls(createEmbeddedService(panel, inSlices), () => undefined)
    )
    const work = createRpc<EngineCalls & FetchCalls & Ready>(port1, {
      ...noVideos,
      ...videos,
      progress
    })
    return Promise.resolve({ work, end: (error) => work.$close(error) })
  })
  const client = createClient({
    baseUrl: EMBEDDED_URL,
    key: EMBEDDED_KEY,
    fetch: async (request) => createRpcFetch((await engine.running()).work)(request),
    pollIntervalMs: 5
  })
  return {
    engine,
    client,
    starts: () => starts,
    crash: async (error) => {
      const { end } = await engine.running()
      stop()
      end(error)
    },
    close: () => ports.forEach((port) => port.close())
  }
}
