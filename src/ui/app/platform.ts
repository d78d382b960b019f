import { bytesToHex } from '@noble/hashes/utils.js'
import { engineInWorker } from '../../workers/engine/engine'
import { sha256Hex } from '../../workers/sha256-hex'
import { inspectInWorker } from '../../workers/video/inspect-in-worker'
import { idle, panelFocus, visible } from '../kit/timing'
import type { CreateProvider } from '../provider/choose-provider'
import { createProvider } from '../provider/create-provider'
import { copyText, saveFile } from '../report/copy-and-save'
import { toFigmaImage } from '../run/to-figma-image'
import type { PanelTools } from '../tools/panel-tools'

type FromOutside =
  | 'newId'
  | 'now'
  | 'hash'
  | 'convert'
  | 'measure'
  | 'engine'
  | 'idle'
  | 'visible'
  | 'focus'
  | 'inspectVideo'
  | 'copyText'
  | 'saveFile'

/** Functions of the browser, its Workers and the network; tests bring their own. */
export interface Platform extends Pick<PanelTools, FromOutside> {
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
  saveFile
}

/** 128 random bits as hexadecimal: the panel is no secure context and has no crypto.randomUUID. */
function randomId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}
