import type { FrameAround } from '../../bridge'
import { type Screen, shareOrder } from '../../engine/share-order'
import type { LayerShare } from '../../file'
import { type LayerRank, rankIn } from '../../order/layer-order'
import { seenWithin, type Seen } from '../../order/seen'
import { sleep } from '../../waiting'
import { useFrameCache } from '../frames/frame-cache'
import { layersIn, resultIn } from '../frames/frame-known'
import { useLoaded } from '../kit/timing'

type Region = Seen & Pick<LayerShare, 'box'>

/** How a region of an analysed frame fares as one thing, in the place of the layers in it. */
export interface RegionFares extends LayerRank {
  shares: Seen
}

/**
 * How a region fares by what lies in its box, or by its layers where those are seen by more: their shares have a halo,
 * which a box cuts off. null where no layer is known, and where it is a line or lies beside the picture.
 */
export function regionFares(
  layers: readonly LayerShare[],
  region: Region,
  screen: Screen
): RegionFares | null {
  const [some] = layers
  if (some === undefined || region.area === 0) return null
  const isInside = ({ box }: LayerShare): boolean => isWithin(box, region.box)
  const together = layers.filter(isInside).reduce<Region>(joined, { ...region, ...NOTHING })
  const isMore = (seenWithin(together) ?? 0) > (seenWithin(region) ?? 0)
  const whole = { ...some, ...(isMore ? together : region) }
  const order = shareOrder([...layers.filter((layer) => !isInside(layer)), whole], screen)
  return { shares: whole, ...rankIn(order, whole) }
}

const NOTHING = { area: 0, attention: 0, perception: 0 } as const

function joined(one: Region, other: Seen): Region {
  const sum = (of: 'attention' | 'perception'): number | null => {
    const [share, more] = [one[of], other[of]]
    return share === null || more === null ? null : share + more
  }
  return {
    box: one.box,
    area: one.area + other.area,
    attention: sum('attention'),
    perception: sum('perception')
  }
}

/** Boxes are kept with a few digits. */
const ROUNDING = 0.002

function isWithin([x, y, width, height]: Region['box'], [left, top, across, down]: Region['box']) {
  return (
    x >= left - ROUNDING &&
    y >= top - ROUNDING &&
    x + width <= left + across + ROUNDING &&
    y + height <= top + down + ROUNDING
  )
}

/** A box that is dragged is measured once it rests, ms. */
const REST_MS = 120

/**
 * How what is selected on the canvas fares in the result of a frame as one thing, by where it lies in the picture that was
 * analysed; null until that is known, where it is not, and without a box.
 */
export function useRegionFares(nodeId: string, box: FrameAround['box']): RegionFares | null {
  const cache = useFrameCache()
  const runId = resultIn(cache.of(nodeId, 'result').value)?.record.runId
  async function ask(signal: AbortSignal): Promise<RegionFares | null> {
    if (box === null) return null
    await sleep(REST_MS, signal)
    const frame = await cache.known(nodeId, 'layers')
    const [result, layers] = [resultIn(frame), layersIn(frame)]
    if (result === null || layers.state !== 'measured') return null
    const region = await cache.region(result, box)
    return region && regionFares(layers.shares.layers, { ...region, box }, result.record)
  }
  // The result's own view says why layers cannot be measured.
  return useLoaded([nodeId, runId, JSON.stringify(box)], (signal) => ask(signal).catch(() => null))
}
