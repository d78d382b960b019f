import { useAds } from '../ad/ad-store'
import { useFrames } from '../analyse/frame-list'
import { useOverview } from '../analyse/overview/overview-store'
import { useBrief } from '../brief/brief-store'
import { useCompare } from '../compare/compare-store'
import { useFrameCache } from '../frames/frame-cache'
import type { Stores } from '../kit/store-hook'
import { useErase } from '../erase/erase-store'
import { useLayers } from '../layers/layer-store'
import { useLive } from '../live/live-store'
import { usePages } from '../page/page-store'
import { useReports } from '../report/report-store'
import { useMissingMaps } from '../result/maps/missing-maps'
import { useResults } from '../result/result-store'
import { useTexts } from '../result/texts/text-store'
import { useRuns } from '../run/frame-runs'
import { useTags } from '../tags/tag-store'
import { useTools } from '../tools/use-tools'
import { useVideos } from '../video/video-store'
import { useAdvice } from '../what-if/advice-store'
import { useTries } from '../what-if/try-store'
import { useMore } from './more-stores'
import type { Panel } from './panel'

/** The panel's stores, to be found by the views. */
export function storesOf(panel: Panel): Stores {
  const { more } = panel
  return new Map([
    useTools.of(panel),
    useFrameCache.of(panel.cache),
    useRuns.of(panel.runs),
    useResults.of(panel.results),
    useMissingMaps.of(panel.missingMaps),
    useTexts.of(panel.texts),
    useLayers.of(panel.layers),
    useLive.of(panel.live),
    useAdvice.of(panel.advice),
    useTries.of(panel.tries),
    useFrames.of(panel.frames),
    useOverview.of(panel.overview),
    useCompare.of(panel.compare),
    useReports.of(panel.reports),
    useBrief.of(panel.brief),
    useErase.of(panel.erase),
    useMore.of(more),
    usePages.of(more.pages),
    useVideos.of(more.videos),
    useAds.of(more.ads),
    useTags.of(more.tags)
  ])
}
