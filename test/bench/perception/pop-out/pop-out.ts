import type { Medium, Pixels } from '../../../../src/perception'
import { engineMaps } from '../models'
import { spectralResidual } from '../spectral-residual'
import { drawScene } from './draw-scene'
import { isAmong, topPeaks } from './hits'
import { pageScenes } from './page-scenes'
import type { PageScene } from './page-scenes'
import { scenes } from './scenes'
import type { Scene } from './scenes'
import type { Box } from './things'

/** Whether the planted thing is among the first three spots, by each way of asking. */
export interface Found {
  /** Peaks of the attention map, .1 of the longer side apart. */
  byMap: boolean
  /** The engine's own hotspots. */
  byHotspots: boolean
  /** Peaks of spectral residual, to compare with. */
  byResidual: boolean
}

export interface PopOut {
  madeUp: (Scene & Found)[]
  /** On web pages that people looked at; empty when they are not at hand. */
  onPages: (Omit<PageScene, 'pixels'> & Found)[]
}

const MEDIUM: Medium = 'desktopWeb'

/** Plants things on pages and asks whether the engine sees them. */
export async function measurePopOut(): Promise<PopOut> {
  const madeUp: PopOut['madeUp'] = []
  for (const scene of scenes()) {
    madeUp.push({ ...scene, ...look(await drawScene(scene), scene.box) })
  }
  const onPages: PopOut['onPages'] = []
  for await (const { pixels, ...scene } of pageScenes()) {
    onPages.push({ ...scene, ...look(pixels, scene.box) })
  }
  return { madeUp, onPages }
}

function look(pixels: Pixels, box: Box): Found {
  const { attention, seen } = engineMaps(pixels, MEDIUM)
  const spots = seen.hotspots.map(({ x, y }) => ({ x: x / pixels.width, y: y / pixels.height }))
  return {
    byMap: isAmong(topPeaks(attention), box, pixels),
    byHotspots: isAmong(spots, box, pixels),
    byResidual: isAmong(topPeaks(spectralResidual(pixels)), box, pixels)
  }
}
