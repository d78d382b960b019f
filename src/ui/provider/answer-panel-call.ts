import type { PanelVideos } from '../video/frames/panel-videos'
import { UndecodableError } from '../video/frames/undecodable-error'
import type { FetchPort, PanelAnswer, PanelCall, ToEngine } from './messages'

/** Does what the engine asks of the panel and sends the answer back; pixels are handed over, not copied. */
export async function answerPanelCall(
  port: FetchPort,
  videos: PanelVideos,
  id: number,
  call: PanelCall
): Promise<void> {
  const answer = await settled(videos, call)
  const message: ToEngine = { kind: 'answer', id, answer }
  port.postMessage(message, answer.ok ? buffersOf(answer.value) : [])
}

async function settled(videos: PanelVideos, call: PanelCall): Promise<PanelAnswer> {
  try {
    const method = videos[call.name] as (...args: unknown[]) => Promise<unknown>
    return { ok: true, value: await method(...call.args) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { ok: false, message, undecodable: error instanceof UndecodableError }
  }
}

function buffersOf(value: unknown): Transferable[] {
  if (typeof value !== 'object' || value === null || !('data' in value)) return []
  return value.data instanceof Uint8ClampedArray ? [value.data.buffer as ArrayBuffer] : []
}
