import { createClient } from '../../../src/client'
import { EMBEDDED_KEY, EMBEDDED_URL } from '../../../src/workers/engine/embedded-address'
import { type Language, speak } from '../../../src/language'
import { engineFetch, engineInWorker } from '../../../src/workers/engine/engine'
import { lexInWorker } from '../../../src/workers/markdown/lex-in-worker'
import { openVideo } from '../../../src/workers/video/frames/open-video'

export interface Analysed {
  /** The map's file in base64; null when the analysis failed. */
  map: string | null
  error: { code: string; message: string } | null
}

declare global {
  interface Window {
    analyseChosenFile: () => Promise<Analysed>
    /** Analyses a picture, a file in base64; resolves to its attention map, likewise. */
    analysePicture: (file: string) => Promise<string>
    /** Decodes these moments and does nothing with them; resolves to the time it took, ms. */
    decodeChosenFile: (times: number[]) => Promise<number>
    /** Asks the engine for its tags; resolves to the answer's status. */
    askEngine: () => Promise<number>
    /** Takes a Markdown text apart in so much time at most; resolves to how many tokens that gives. */
    lex: (markdown: string, timeoutMs: number) => Promise<number>
    /** Asks for the difference of frames of two shapes in a language; resolves to why there is none. */
    compareShapes: (language: Language) => Promise<string>
  }
}

/** Runs in a panel: the chosen file goes the whole way through the service on this device. */
window.analyseChosenFile = async () => {
  const client = createClient({
    baseUrl: EMBEDDED_URL,
    key: EMBEDDED_KEY,
    fetch: engineFetch,
    videoPollIntervalMs: 25
  })
  const file = document.querySelector('input')!.files![0]!
  const { url } = await client.videos.uploadUrl()
  await client.videos.upload(url, file)
  const { id } = await client.videos.create({ content: url, title: file.name })
  for (;;) {
    const video = await client.videos.get(id)
    if (video.status === 'failed') return { map: null, error: video.error }
    if (video.status === 'success') return { map: await read(video.outputs), error: null }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

window.analysePicture = async (file) => {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
  const { outputs } = await engineInWorker.analyse(
    { file: bytes, medium: 'desktopWeb', predictions: ['attention'] },
    { signal: new AbortController().signal }
  )
  return toBase64(outputs.attention!.attentionMap)
}

window.decodeChosenFile = async (times) => {
  const start = performance.now()
  const video = await openVideo(document.querySelector('input')!.files![0]!)
  for (const time of times) await video.frameAt(time, 512)
  video.close()
  return performance.now() - start
}

window.askEngine = async () => {
  const headers = { authorization: `Bearer ${EMBEDDED_KEY}` }
  const { status } = await engineFetch(new Request(`${EMBEDDED_URL}/tag-summary`, { headers }))
  return status
}

window.lex = async (markdown, timeoutMs) => (await lexInWorker(markdown, timeoutMs)).length

window.compareShapes = async (language) => {
  speak({ value: language })
  const bytes = new Uint8Array()
  const measured = await engineInWorker.measure.difference({
    base: { bytes, width: 10, height: 10 },
    other: { bytes, width: 20, height: 10 }
  })
  return measured.state === 'incomparable' ? measured.message : measured.state
}

async function read(outputs: { attention?: { attentionMap?: string } }): Promise<string> {
  const map = await engineFetch(new Request(outputs.attention!.attentionMap!))
  return toBase64(new Uint8Array(await map.arrayBuffer()))
}

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
