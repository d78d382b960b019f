import { measureHere } from '../../../../src/engine/measure/measure-here'
import { networkWeights } from '../../../../src/node/engine/network-weights'
import { sharpCodec } from '../../../../src/node/images/sharp-codec'
import { callEngine, type EngineElsewhere } from '../../../../src/workers/engine/call-engine'
import {
  createEngineCalls,
  type EngineCalls,
  type EnginePanel
} from '../../../../src/workers/engine/engine-calls'
import { engineInSlices } from '../../../../src/workers/engine/engine-in-slices'
import { createRpc } from '../../../../src/workers/rpc'
import type { Ready } from '../../../../src/workers/serve-work'
import type { OpenVideo } from '../../../../src/workers/video/open-video'

const weights = async (): Promise<Uint8Array> => (await networkWeights()) ?? new Uint8Array()
const noDecoder = (): Promise<never> => Promise.reject(new Error('There is no decoder.'))

export interface OnDevice {
  engine: EngineElsewhere
  /** How often the engine was started. */
  starts: () => number
  /** Ends the engine in the middle of what it does, as a crash does. */
  crash: (error: Error) => Promise<void>
  /** Has the engine answer nothing from now on, as one that the browser ends without a word. */
  silence: () => Promise<void>
  /** Ends the channel between the two ends. */
  close: () => void
}

/** The engine on this device as the panel has it, but for the Worker around it. */
export function onDevice(openVideo: (file: Blob) => Promise<OpenVideo> = noDecoder): OnDevice {
  const ports: MessagePort[] = []
  let starts = 0
  let crash: (error: Error) => void = () => undefined
  let silence = (): void => undefined
  const engine = callEngine((calls) => {
    starts += 1
    const { port1, port2 } = new MessageChannel()
    ports.push(port1, port2)
    const local = { ready: () => undefined }
    silence = () => port2.close()
    const panel = createRpc<EnginePanel>(port2, local)
    const inSlices = engineInSlices(() => panel.networkWeights())
    Object.assign(local, createEngineCalls(inSlices, measureHere(sharpCodec), panel))
    const work = createRpc<EngineCalls & Ready>(port1, { networkWeights: weights, ...calls })
    crash = work.$close
    return Promise.resolve({ work, end: (error) => work.$close(error) })
  }, openVideo)
  // Calls that were made have left by then.
  const left = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
  return {
    engine,
    starts: () => starts,
    crash: async (error) => {
      await left()
      crash(error)
    },
    silence: async () => {
      await left()
      silence()
    },
    close: () => ports.forEach((port) => port.close())
  }
}
