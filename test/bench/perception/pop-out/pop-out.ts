import { boxShares, type Perception } from '../../../../src/perception'
import { seenWithin } from '../../../../src/order/seen'
import type { Rect, Size } from '../../../../src/perception/see/size'
import { inFolds } from '../cross-validated'
import { type Gain, gainsOf } from '../gains'
import { engineMaps } from '../models'
import { SET_NAMES } from '../viewed-sets'
import { hasData } from '../viewing-data'
import { isAmong, topPeaks } from './hits'
import { type PageScene, pageScenes } from './page-scenes'

/** Whether the planted thing is among the first three spots. */
export interface Found {
  /** Of the attention map, seen softly. */
  byMap: boolean
  /** Of the engine's own hotspots; and whether any of them lies on it. */
  byHotspots: boolean
  byAnyHotspot: boolean
  /** Whether more people see it within two seconds than half of the areas of its page. */
  isSeenOverHalf: boolean
}

export interface PopOut {
  /** On real web pages whose sites chose no limit; empty when they are not at hand. */
  scenes: (Omit<PageScene, 'pixels'> & Found)[]
  /** What it costs where people looked, and how many pictures anything stands out on; empty likewise. */
  costs: (Gain & { touched: number })[]
}

function isSeenOverHalf(box: Rect, seen: Perception): boolean {
  const [shares] = boxShares([box], seen.picture, seen)
  const most = seenWithin(shares!)!
  return seen.areas.filter((area) => seenWithin(area)! < most).length > seen.areas.length / 2
}

/** Things planted on each page, elsewhere than those that limits were chosen by. */
const MANY = 7
const SEED = 7

/** Plants things on pages and asks whether the engine sees them. */
export async function measurePopOut(): Promise<PopOut> {
  const scenes: PopOut['scenes'] = []
  for await (const { pixels, ...scene } of pageScenes(MANY, SEED, (page) => !page.isAtHand)) {
    const { attention, seen } = engineMaps(pixels, 'desktopWeb')
    const inParts = ({ x, y }: { x: number; y: number }) => ({
      x: x / pixels.width,
      y: y / pixels.height
    })
    const size: Size = { width: pixels.width, height: pixels.height }
    scenes.push({
      ...scene,
      byMap: isAmong(topPeaks(attention), scene.box, size),
      byHotspots: isAmong(seen.hotspots.map(inParts), scene.box, size),
      byAnyHotspot: seen.hotspots.some((spot) => isAmong([inParts(spot)], scene.box, size)),
      isSeenOverHalf: isSeenOverHalf(scene.box, seen)
    })
  }
  return { scenes, costs: hasData() ? await costsOnPages() : [] }
}

/** On all that is no photograph. */
async function costsOnPages(): Promise<PopOut['costs']> {
  const sets = SET_NAMES.filter((name) => name !== 'osie' && name !== 'sun')
  const gains = await gainsOf(sets, (looked) => ({ looked: { ...looked, standOuts: [] } }))
  const { pictures } = await inFolds()
  return gains.map((gain) => {
    const ofSet = pictures.filter(({ set }) => set === gain.set)
    const touched = ofSet.filter(({ looked }) => looked.standOuts.length > 0).length
    return { ...gain, touched }
  })
}
