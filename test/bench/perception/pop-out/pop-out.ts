import type { Medium, Pixels } from '../../../../src/perception'
import { engineMaps } from '../models'
import { spectralResidual } from '../spectral-residual'
import { measurePopOutCost, type PopOutCost } from './cost-on-pages'
import { drawScene } from './draw-scene'
import { isAmong, topPeaks } from './hits'
import { type PageScene, pageScenes } from './page-scenes'
import { type RuleScene, ruleScenes } from './rule-scenes'
import { type Scene, scenes } from './scenes'
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
  /** On real web pages; empty when they are not at hand. */
  onPages: (Omit<PageScene, 'pixels'> & Found)[]
  /** Drawn pages that the product rules are for. */
  rules: (Omit<RuleScene, 'pixels'> & Found & { overEquals: number })[]
  /** What it costs where people looked; empty likewise. */
  costs: PopOutCost[]
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
  const rules: PopOut['rules'] = []
  for await (const { pixels, ...scene } of ruleScenes()) {
    rules.push({ ...scene, ...look(pixels, scene.box), overEquals: overEquals(pixels, scene) })
  }
  return { madeUp, onPages, rules, costs: await measurePopOutCost() }
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

/** The share of attention of a thing over the mean of its equals'; NaN where there are none. */
function overEquals(pixels: Pixels, { box, equals }: Pick<RuleScene, 'box' | 'equals'>): number {
  const { attention } = engineMaps(pixels, MEDIUM)
  const shareIn = ({ x, y, width, height }: Box): number => {
    const across = attention.width / pixels.width
    const down = attention.height / pixels.height
    let share = 0
    for (let row = Math.round(y * down); row < Math.round((y + height) * down); row++) {
      for (let at = Math.round(x * across); at < Math.round((x + width) * across); at++) {
        share += attention.data[row * attention.width + at]!
      }
    }
    return share
  }
  return (equals.length * shareIn(box)) / equals.reduce((sum, other) => sum + shareIn(other), 0)
}
