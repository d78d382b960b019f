import { type Client, createClient } from '../../../../src/client'
import { faceWeights } from '../../../../src/node/engine/face-weights'
import { createDesignNotes, type DesignNotes } from '../../../../src/workers/engine/design-notes'
import { createEmbeddedService } from '../../../../src/workers/engine/embedded'
import { EMBEDDED_KEY, EMBEDDED_URL } from '../../../../src/workers/engine/embedded-address'
import { createEngineCalls, type EngineCalls } from '../../../../src/workers/engine/engine-calls'
import type { EnginePanel } from '../../../../src/workers/engine/engine-panel'
import { createRpcFetch } from '../../../../src/workers/engine/rpc-fetch'
import { createRpc } from '../../../../src/workers/rpc'

const noVideos: EnginePanel = {
  faceWeights: async () => (await faceWeights()) ?? new Uint8Array(),
  inspect: () => Promise.reject(new Error('There is no demuxer.')),
  open: () => Promise.reject(new Error('There is no decoder.')),
  frame: () => Promise.reject(new Error('There is no decoder.')),
  close: () => Promise.resolve()
}

export interface OnDevice {
  client: Client
  note: DesignNotes['take']
  /** Ends the channel between the two ends. */
  close: () => void
}

/** The service on this device as the panel has it, but for the Worker around it. */
export function onDevice(videos: Partial<EnginePanel> = {}): OnDevice {
  const { port1, port2 } = new MessageChannel()
  const { take, known } = createDesignNotes()
  const local = {}
  const panel = createRpc<EnginePanel>(port2, local)
  Object.assign(
    local,
    createEngineCalls(createEmbeddedService(panel, known), take, () => undefined)
  )
  const fetch = createRpcFetch(createRpc<EngineCalls>(port1, { ...noVideos, ...videos }))
  const client = createClient({
    baseUrl: EMBEDDED_URL,
    key: EMBEDDED_KEY,
    fetch,
    pollIntervalMs: 5
  })
  return {
    client,
    note: take,
    close: () => {
      port1.close()
      port2.close()
    }
  }
}
