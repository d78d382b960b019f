import type { LayerData, StoredResult } from '../../bridge'
import { HISTORY_LAYERS, type HistoryLayer, type LayerShares } from '../../file'
import { type Screen, shareOrder } from '../../engine/share-order'
import { Turns } from '../../waiting/turns'
import { findPrimary } from './find-primary'
import type { AtHand } from '../run/run-tools'
import type { FrameLayers, FrameLayersAnswer, LayerTools } from './frame-layers'
import { measureFrame } from './measure-frame'

/** Frames whose shares are remembered because the file does not have them. */
const REMEMBERED = 30

export function createFrameLayers(tools: LayerTools): FrameLayers {
  const { bridge, canEdit, errors } = tools
  const remembered = new Map<string, LayerShares>()
  const underway = new Map<string, Promise<LayerShares | null>>()
  const givenByRun = new Map<string, AtHand>()
  const turns = new Turns()

  async function of(result: StoredResult, atHand?: AtHand): Promise<FrameLayersAnswer> {
    if (atHand === undefined) return answer(result)
    // Whoever asks first, the measurement uses what the run has at hand.
    const key = keyOf(result)
    givenByRun.set(key, atHand)
    try {
      return await answer(result)
    } finally {
      givenByRun.delete(key)
    }
  }

  async function answer(result: StoredResult): Promise<FrameLayersAnswer> {
    const { nodeId, record } = result
    const data = await bridge.readLayerData(nodeId)
    const known = [data.shares, remembered.get(nodeId)].find((shares) => belongs(shares, result))
    if (known) return { state: 'measured', shares: known, data }
    if (record.outOfDate) return { state: 'outOfDate', data }
    const shares = await measureOnce(result, data)
    if (shares === null) return { state: 'outOfDate', data }
    return { state: 'measured', shares, data: await bridge.readLayerData(nodeId) }
  }

  /** One measurement per run, and one at a time: each holds two pictures in memory. */
  function measureOnce(result: StoredResult, data: LayerData): Promise<LayerShares | null> {
    const key = keyOf(result)
    const begun = underway.get(key)
    if (begun !== undefined) return begun
    const measured = turns
      .take(() => measureAndKeep(result, data))
      .finally(() => underway.delete(key))
    underway.set(key, measured)
    return measured
  }

  async function measureAndKeep(
    result: StoredResult,
    data: LayerData
  ): Promise<LayerShares | null> {
    const given = givenByRun.get(keyOf(result))
    const shares = await measureFrame(tools, result, given)
    // Only a run writes: nobody expects a file to change because a result in it is looked at.
    const kept =
      shares !== null && given !== undefined && canEdit && (await save(shares, data, result.record))
    if (shares !== null && !kept) remember(shares)
    return shares
  }

  /**
   * Shares that the file does not take are still shown, together with why they are not kept. Those of a run
   * that another has replaced meanwhile are not missed: the newer one's are measured by themselves.
   */
  async function save(shares: LayerShares, data: LayerData, screen: Screen): Promise<boolean> {
    try {
      const primary = findPrimary(shares, data, screen)
      const first = firstLayers(shares, screen)
      return (await bridge.saveShares(shares.nodeId, shares, primary, first)) === 'done'
    } catch (error) {
      errors.report(error)
      return false
    }
  }

  function remember(shares: LayerShares): void {
    remembered.delete(shares.nodeId)
    remembered.set(shares.nodeId, shares)
    const [oldest] = remembered.keys()
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  }

  return { of }
}

/** What the history keeps of layers: enough to say what gained and what lost. */
function firstLayers({ layers }: LayerShares, screen: Screen): HistoryLayer[] {
  const { order, places } = shareOrder(layers, screen)
  return order.slice(0, HISTORY_LAYERS).flatMap((layer) => {
    const { id, name, attention } = layer
    const place = places.get(layer)
    if (attention === null) return []
    const share = Math.round(attention * 1e4) / 1e4
    return [{ id, name, attention: share, ...(place !== undefined && { place }) }]
  })
}

function keyOf({ nodeId, record }: StoredResult): string {
  return `${nodeId} ${record.runId}`
}

function belongs(
  shares: LayerShares | null | undefined,
  { nodeId, record }: StoredResult
): shares is LayerShares {
  return shares?.runId === record.runId && shares.nodeId === nodeId
}
