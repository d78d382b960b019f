import type { Client, DownloadedAnimation, DownloadedImage } from '../../client'
import type { VideoFacts } from '../../client/video/read-video'
import type { MeasuredLayers } from '../../engine/measure/measure'
import type { MovingMap } from '../../engine/videos/moving-map'
import type {
  JournalEntry,
  LayerTree,
  MapName,
  Picture,
  ProviderInfo,
  ResultRecord,
  TextFacts,
  Veil
} from '../../file'
import type { Metadata, PredictionName, TextKind } from '../../interface'

/** What analyses. The panel asks what a provider can do, never which one it is. */
export interface Provider {
  /** Kept in records and in the journal. */
  info: ProviderInfo
  /** Address that its runs belong to, by which they find it again when they resume; empty on this device. */
  baseUrl: string
  frames: FrameAnalyser
  /** null where texts are computed from the result. */
  texts: TextAnalyser | null
  ads: AdAnalyser
  videos: VideoAnalyser
  /** null when it is known not to capture web pages. */
  pages: PageAnalyser | null
  /** Tags of its analyses; null where it has none. */
  tags: Client['tags'] | null
  /**
   * Whether what it analyses leaves this computer. Then a run may cost money, so that nothing is repeated without asking,
   * and goes on when the panel is closed.
   */
  sends: boolean
  /** Prepares for a first run, without sending anything. */
  warmUp: () => Promise<void>
  /** Its metadata keys for fields of the brief that the interface leaves unnamed. */
  metadataKeys: { audience: string; brand: string }
  words: {
    /** Where something goes; `what` is one thing in the spoken language, such as “The picture”. */
    privacy: (what: string) => string
    /** What becomes of an accepted analysis that is cancelled. */
    cancelled: string
  }
}

/** A run that a service has accepted. */
export type AcceptedEntry = JournalEntry & { serviceId: string }

/** What a run's journal entry has beside the facts of every run. */
type RunFacts = Pick<JournalEntry, 'medium'> &
  Partial<Pick<JournalEntry, 'title' | 'predictions' | 'picture'>>

/** A provider reports the progress of a run by these. */
export interface RunSteps<Phase extends string> {
  /** Of the run. */
  id: string
  /** Aborts when the run is cancelled. */
  signal: AbortSignal
  enter: (phase: Phase) => void
  progress: (done: number, of: number) => void
  /** Makes a service's create call, journalled before it leaves and when it is accepted. Called once. */
  send: (facts: RunFacts, create: () => Promise<{ id: string }>) => Promise<AcceptedEntry>
}

/** Analyses one kind of thing: on this device, or by a service. */
interface Analyser<Steps extends RunSteps<never>, Input, Output> {
  start: (steps: Steps, input: Input) => Promise<Output>
  /** Fetches the result of a run that was accepted in an earlier session. */
  resume: (steps: Steps, entry: AcceptedEntry) => Promise<Output>
}

/** The phases of a frame's run, in order; a provider may skip some. */
export const FRAME_PHASES = ['exporting', 'uploading', 'waiting', 'downloading', 'placing'] as const

type FramePhase = (typeof FRAME_PHASES)[number]

/** An exported frame. */
export interface ExportedFrame {
  title: string
  png: Uint8Array
  /** Its layers as they were exported, read while it is analysed; null when they cannot be read. */
  tree: Promise<LayerTree | null>
  /** Facts of the picture for the record, worked out while it is analysed. */
  picture: Promise<Picture>
  medium: ResultRecord['medium']
  predictions: ResultRecord['predictions']
  /** What dims the design under the maps, where they are drawn here. */
  veil: Veil
}

/** A map that a result offers. Rejects where it cannot be fetched, and with the signal's reason once it aborts. */
export interface OfferedMap {
  map: MapName
  read: (options: { signal: AbortSignal; maxPixels?: number }) => Promise<DownloadedImage>
}

/** A frame's result before its maps are in the file. */
export interface AnalysedFrame {
  screenshotId: string
  analysisId: string
  scores: ResultRecord['scores']
  maps: readonly OfferedMap[]
  /** Attention by layer; null where it is yet to be measured from the maps. */
  layers: MeasuredLayers | null
  /** What a computed summary is written from; left out by services. */
  facts?: TextFacts
}

interface Outputs<Map> {
  attention?: Partial<Record<'attentionMap' | 'perceptionMap' | 'hotspotsMap' | 'roiMap', Map>>
  clarity?: { score?: number | undefined; map?: Map | undefined }
  excitingness?: Outputs<Map>['clarity']
}

/** Scores and maps of an analysis by the names they have in the interface; `read` gives a map's picture. */
export function readOutputs<Map>(
  { attention, clarity, excitingness }: Outputs<Map>,
  read: (map: Map) => OfferedMap['read']
): Pick<AnalysedFrame, 'scores' | 'maps'> {
  const all: [MapName, Map | undefined][] = [
    ['attention', attention?.attentionMap],
    ['perception', attention?.perceptionMap],
    ['hotspots', attention?.hotspotsMap],
    ['clarity', clarity?.map],
    ['excitingness', excitingness?.map],
    ['roi', attention?.roiMap]
  ]
  return {
    scores: { clarity: clarity?.score ?? null, excitingness: excitingness?.score ?? null },
    maps: all.flatMap(([name, map]) => (map === undefined ? [] : [{ map: name, read: read(map) }]))
  }
}

export interface FrameSteps extends RunSteps<FramePhase> {
  /** True for a run that was started by itself; others go side by side. */
  alone: boolean
  now: () => number
  /** Reports when a request to a busy service is repeated, ms since 1970. */
  held: (until: number) => void
}

export interface FrameAnalyser extends Analyser<FrameSteps, ExportedFrame, AnalysedFrame> {
  phases: readonly [FramePhase, ...FramePhase[]]
  /** Fetches the result of an analysis again, for fresh map links. Creates nothing. Rejects with `result_expired`. */
  find: (screenshotId: string) => Promise<AnalysedFrame>
}

/** Writes texts about an analysis. */
export interface TextAnalyser {
  /** Sends a brief before texts are requested; resolves to the keys it ignores. */
  takeBrief: (
    analysisId: string,
    metadata: Metadata,
    options: { deadlineMs?: number; signal?: AbortSignal }
  ) => Promise<{ ignored_keys: readonly string[] }>
  /** A text as Markdown. Rejects with `result_expired` where the analysis is no longer known. */
  write: (kind: TextKind, analysisId: string, signal: AbortSignal) => Promise<string>
}

export const PAGE_PHASES = ['sending', 'capturing', 'downloading', 'placing'] as const

/** A web page to capture and analyse. */
export interface PageInput {
  url: string
  title: string
  medium: 'desktopWeb' | 'mobileWeb'
  removeCookieBanner: boolean
}

export interface CapturedPage {
  /** The journal's entry of its run. */
  entry: AcceptedEntry
  analysis: AnalysedFrame
  /** Fetches the picture that was captured. */
  capture: (options: { signal: AbortSignal }) => Promise<DownloadedImage>
}

/** Captures web pages and analyses them. */
export type PageAnalyser = Analyser<
  RunSteps<(typeof PAGE_PHASES)[number]>,
  PageInput & { predictions: readonly PredictionName[] },
  CapturedPage
>

/** The phases of an ad's run, in order; a provider may skip some. */
export const AD_PHASES = ['exporting', 'sending', 'scoring'] as const

type AdPhase = (typeof AD_PHASES)[number]

export interface AnalysedAd {
  id: string
  score: number
}

/** Scores advertisements. */
export interface AdAnalyser extends Analyser<
  RunSteps<AdPhase>,
  Pick<ExportedFrame, 'title' | 'png' | 'picture'>,
  AnalysedAd
> {
  phases: readonly [AdPhase, ...AdPhase[]]
  /** Upper end of its score, which then starts at 0; null where it is unknown. */
  scoreMax: number | null
}

/** The phases of a video's run, in order; a provider may skip some. */
export const VIDEO_PHASES = ['uploading', 'analysing', 'downloading'] as const

type VideoPhase = (typeof VIDEO_PHASES)[number]

/** A file that was checked. */
export interface VideoFile {
  file: File
  title: string
  facts: VideoFacts
}

/** The map of a video: moment by moment, or a service's file, which may be animated in any way. */
export type VideoMap = MovingMap | DownloadedAnimation

/** Draws attention maps of videos, frame by frame. */
export interface VideoAnalyser extends Analyser<RunSteps<VideoPhase>, VideoFile, VideoMap> {
  phases: readonly [VideoPhase, ...VideoPhase[]]
}
