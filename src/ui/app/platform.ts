import { bytesToHex } from '@noble/hashes/utils.js'
import type { DownloadedImage } from '../../client'
import { engineInWorker } from '../../workers/engine/engine'
import { sha256Hex } from '../../workers/sha256-hex'
import { inspectInWorker } from '../../workers/video/inspect-in-worker'
import { idle, panelFocus, visible } from '../kit/timing'
import type { CreateProvider } from '../provider/choose-provider'
import { createProvider } from '../provider/create-provider'
import { copyText, saveFile, styleSheetOf } from '../report/copy-and-save'
import { words as runWords } from '../run/words'
import type { Surroundings } from '../tools/panel-tools'

export interface Platform extends Surroundings {
  createProvider: CreateProvider
}

export const BROWSER: Platform = {
  createProvider,
  newId: randomId,
  now: Date.now,
  hash: sha256Hex,
  convert: toFigmaImage,
  measure: engineInWorker.measure,
  engine: engineInWorker,
  idle,
  visible,
  focus: panelFocus,
  inspectVideo: inspectInWorker,
  copyText,
  saveFile,
  styleSheetOf
}

/** The largest images that Figma takes (createImage). */
const MAX_SIDE_PX = 4096

/** The picture as Figma takes it: unchanged when it fits, drawn smaller when it is too large. */
async function toFigmaImage(image: DownloadedImage): Promise<Uint8Array> {
  const longest = Math.max(image.width, image.height)
  if (longest <= MAX_SIDE_PX) return image.bytes
  const scale = MAX_SIDE_PX / longest
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  const bitmap = await createImageBitmap(new Blob([image.bytes], { type: image.type }))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error(runWords().mapTooLarge)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return new Uint8Array(await png.arrayBuffer())
}

/** 128 random bits as hexadecimal: the panel is no secure context and has no crypto.randomUUID. */
function randomId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}
