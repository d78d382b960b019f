import { once } from 'node:events'
import { VIDEO_MAX_BYTES } from '../../../src/interface'
import { startScript } from '../../node/support/run-script'
import { addressOf, residentMegabytes } from '../served'
import { round, type Table } from '../table'

const KEY = 'bench-key'
const CHUNK_BYTES = 1_000_000
const UPLOADS = 3

/** What a server of its own process holds while files of the largest size pass, by its resident memory. */
export async function measureUploadMemory(): Promise<Table> {
  const server = startScript('src/node/serve.ts', ['--port', '0', '--key', KEY])
  try {
    const baseUrl = await addressOf(server.stdout!)
    const headers = { authorization: `Bearer ${KEY}` }
    const memory = (): Promise<number> => residentMegabytes(server.pid!)
    await upload(baseUrl, headers, CHUNK_BYTES)
    const before = await memory()
    const samples: number[] = []
    let done = false
    const watch = (async () => {
      while (!done) samples.push(await memory())
    })()
    for (let i = 0; i < UPLOADS; i++) await upload(baseUrl, headers, VIDEO_MAX_BYTES)
    done = true
    await watch
    const after = await memory()
    return {
      title: `Memory of npm run serve while ${UPLOADS} uploads of 100 MB pass`,
      note: 'Resident MB, by ps, as often as it answers. A file held once would add 100, twice 200.',
      columns: ['MB'],
      rows: [
        { label: 'before', values: [round(before)] },
        { label: 'most, meanwhile', values: [round(Math.max(...samples))] },
        { label: 'added by the uploads, at most', values: [round(Math.max(...samples) - before)] },
        { label: 'after', values: [round(after)] }
      ]
    }
  } finally {
    server.kill('SIGTERM')
    await once(server, 'close')
  }
}

async function upload(baseUrl: string, headers: HeadersInit, bytes: number): Promise<void> {
  const answer = await fetch(`${baseUrl}/upload-urls`, { headers })
  const { url } = (await answer.json()) as { url: string }
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= bytes) controller.close()
      else controller.enqueue(new Uint8Array(CHUNK_BYTES))
      sent += CHUNK_BYTES
    }
  })
  const init = { method: 'PUT', body, duplex: 'half' } as RequestInit
  const { status } = await fetch(url, init)
  if (status !== 200) throw new Error(`The upload was refused with ${status}.`)
}
