import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const MODEL = '@vladmandic/face-api/model/tiny_face_detector_model'

let weights: Promise<Uint8Array | null> | null = null

/** Reads the weights of the face detector from their package, once; null without the package. */
export function faceWeights(): Promise<Uint8Array | null> {
  weights ??= read().catch(() => null)
  return weights
}

/** The weights, followed by their scales, as in the panel. */
async function read(): Promise<Uint8Array> {
  const { resolve } = createRequire(import.meta.url)
  const [bytes, manifest] = await Promise.all([
    readFile(resolve(`${MODEL}.bin`)),
    readFile(resolve(`${MODEL}-weights_manifest.json`))
  ])
  return new Uint8Array(Buffer.concat([bytes, manifest]))
}
