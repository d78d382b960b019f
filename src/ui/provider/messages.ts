import type { PanelVideos } from '../video/frames/panel-videos'
import type { Note } from './notes'

/** Something only the panel can do, asked for by the engine. */
export type PanelCall = {
  [Name in keyof PanelVideos]: { name: Name; args: Parameters<PanelVideos[Name]> }
}[keyof PanelVideos]

export type PanelAnswer =
  | { ok: true; value: unknown }
  | {
      ok: false
      message: string
      /** The video is at fault. */
      undecodable: boolean
    }

/**
 * What crosses the port: bodies travel as transferred buffers, or as Blobs by reference; an abort names the
 * request it ends.
 */
export type ToEngine =
  | {
      kind: 'request'
      id: number
      method: string
      url: string
      headers: [string, string][]
      body: ArrayBuffer | Blob | null
    }
  | { kind: 'abort'; id: number }
  | { kind: 'answer'; id: number; answer: PanelAnswer }
  | { kind: 'note'; note: Note }

export type FromEngine =
  | {
      kind: 'response'
      id: number
      status: number
      statusText: string
      headers: [string, string][]
      body: ArrayBuffer | null
    }
  | { kind: 'failure'; id: number; message: string }
  | { kind: 'call'; id: number; call: PanelCall }

/** The part of a MessagePort that is used, common to browsers and Node. */
export interface FetchPort {
  postMessage: (message: unknown, transfer: Transferable[]) => void
  onmessage: ((event: MessageEvent) => unknown) | null
}
