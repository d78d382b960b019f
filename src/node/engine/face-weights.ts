import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const MODEL = '@vladmandic/face-api/model/tiny_face_detector_model'

let weights: Promise<Uint8Array | null> | null = null

/** The weights of the face detector, of their package; null where it is not there. Read once. */
export function faceWeights(): Promise<Uint8Array | null> {
  weights ??= read().catch(() => null)
  return weights
}

/** The weights with the description of how they are scaled behind them, as the panel has them. */
async function read(): Promise<Uint8Array> {
  const { resolve } = createRequire(import.meta.url)
  const [bytes, manifest] = await Promise.all([
    readFile(resolve(`${MODEL}.bin`)),
    readFile(resolve(`${MODEL}-weights_manifest.json`))
  ])
  return new Uint8Array(Buffer.concat([bytes, manifest]))
}
