import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { backboneFile } from './backbone-file.js'

const { resolve } = createRequire(import.meta.url)

/** The packages whose weights are in the plugin; none of their code is. */
const FACES_PACKAGE = '@vladmandic/face-api'
const BACKBONE_PACKAGE = '@mediapipe/objectron'
export const NETWORK_PACKAGES = [FACES_PACKAGE, BACKBONE_PACKAGE]

const FACES = `${FACES_PACKAGE}/model/tiny_face_detector_model`
const FACES_FILES = [resolve(`${FACES}.bin`), resolve(`${FACES}-weights_manifest.json`)]
/** Names of things, and behind them `object_detection_ssd_mobilenetv2_oidv4_fp16.tflite`. */
const BACKBONE_SOURCE = resolve(`${BACKBONE_PACKAGE}/objectron_solution_packed_assets.data`)

export const NETWORK_SOURCES = [...FACES_FILES, BACKBONE_SOURCE]

/**
 * The weights of the face detector, with their description behind them and their length before them, and the backbone:
 * as `createNetworks` (src/perception/networks.ts) reads them.
 */
export function networksFile() {
  const faces = Buffer.concat(FACES_FILES.map((file) => readFileSync(file)))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(faces.length)
  return Buffer.concat([length, faces, backboneFile(readFileSync(BACKBONE_SOURCE))])
}
