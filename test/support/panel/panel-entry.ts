import { GlanceError } from '../../../src/errors'
import { type Language, speak } from '../../../src/language'
import { readPart } from '../../../src/main/app/parts'
import { engineInWorker } from '../../../src/workers/engine/engine'
import { inspectInWorker } from '../../../src/workers/video/inspect-in-worker'
import { setPartLoader } from '../../../src/workers/packed-parts'

setPartLoader(readPart)

const { signal } = new AbortController()

export interface Analysed {
  /** The map, with the alpha of each pixel of each moment in base64; null when the analysis failed. */
  map: { width: number; height: number; frames: string[] } | null
  /** Of the failure. */
  code: string | null
}

declare global {
  interface Window {
    analyseChosenFile: () => Promise<Analysed>
    /** Analyses a picture, a file in base64; resolves to its attention map, likewise. */
    analysePicture: (file: string) => Promise<string>
    /** Has the engine score a file that is no picture; resolves to the code it refuses that with. */
    askEngine: () => Promise<string>
    /** Asks for the difference of frames of two shapes in a language; resolves to why there is none. */
    compareShapes: (language: Language) => Promise<string>
  }
}

/** Runs in a panel: the chosen file goes the whole way through the engine. */
window.analyseChosenFile = async () => {
  const file = document.querySelector('input')!.files![0]!
  try {
    const facts = await inspectInWorker(file)
    const map = await engineInWorker.analyseVideo({ file, facts }, { signal })
    const { frames, height, palette, width } = map
    const glows = frames.map((frame) =>
      toBase64(frame.map((index) => (palette[index]![0] + palette[index]![1]) / 2))
    )
    return { map: { width, height, frames: glows }, code: null }
  } catch (error) {
    return { map: null, code: error instanceof GlanceError ? error.code : String(error) }
  }
}

window.analysePicture = async (file) => {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
  const { outputs } = await engineInWorker.analyse(
    { file: bytes, medium: 'desktopWeb', predictions: ['attention'] },
    { signal }
  )
  return toBase64(outputs.attention!.attentionMap)
}

window.askEngine = () =>
  engineInWorker
    .scoreAd(new Uint8Array(), { signal })
    .then(String, (error: unknown) => (error instanceof GlanceError ? error.code : String(error)))

window.compareShapes = async (language) => {
  speak({ value: language })
  const bytes = new Uint8Array()
  const measured = await engineInWorker.measure.difference({
    base: { bytes, width: 10, height: 10 },
    other: { bytes, width: 20, height: 10 }
  })
  return measured.state === 'incomparable' ? measured.message : measured.state
}

function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
