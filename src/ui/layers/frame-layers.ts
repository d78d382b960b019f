import type { LayerData, StoredResult } from '../../bridge'
import type { LayerShares, PrimaryOutcome } from '../../file'
import type { Screen } from '../../engine/share-order'
import type { AtHand } from '../run/run-tools'
import type { PanelTools } from '../tools/panel-tools'

/** What measuring and keeping layers takes of the panel. */
export type LayerTools = Pick<PanelTools, 'bridge' | 'canEdit' | 'errors' | 'hash' | 'measure'>

export type FrameLayersAnswer =
  | { state: 'measured'; shares: LayerShares; data: LayerData }
  /** The frame changed after the run, so its layers no longer lie where the maps show them. */
  | { state: 'outOfDate'; data: LayerData }

/** Attention by layer of any analysed frame: from the file where it is kept, measured and kept where not. */
export interface FrameLayers {
  /** Rejects when a map or the layers cannot be read. */
  of: (result: StoredResult, atHand?: AtHand) => Promise<FrameLayersAnswer>
}

/** How the marked layer fares among shares; null when no layer is marked or it is not there. */
export type FindPrimary = (
  shares: LayerShares,
  data: Pick<LayerData, 'primary'>,
  screen: Screen
) => PrimaryOutcome | null
