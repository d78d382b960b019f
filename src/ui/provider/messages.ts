/** What crosses the port: bodies travel as transferred buffers, an abort names the request it ends. */
export type ToEngine =
  | {
      kind: 'request'
      id: number
      method: string
      url: string
      headers: [string, string][]
      body: ArrayBuffer | null
    }
  | { kind: 'abort'; id: number }

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

/** The part of a MessagePort that is used, common to browsers and Node. */
export interface FetchPort {
  postMessage: (message: unknown, transfer: Transferable[]) => void
  onmessage: ((event: MessageEvent) => unknown) | null
}
