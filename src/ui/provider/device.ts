import { analysisFailed, resultExpired } from '../../client'
import { writeMetadata } from '../../client/endpoints/metadata'
import type { AnalysedPicture } from '../../engine/engine'
import type { Kept } from '../../engine/texts/measured'
import { GlanceError } from '../../errors'
import { filledBrief, type MapName, type Picture } from '../../file'
import type { EngineElsewhere } from '../../workers/engine/call-engine'
import type { AnalysedFrame, FrameAnalyser, OfferedMap } from './frames'
import type { TextAnalyser } from './texts'

/** Analyses whose texts can be written anew: a quarter of a megabyte each. */
const MOST_KEPT = 50

type Engine = Pick<EngineElsewhere, 'analyse' | 'writeText'>

/** Calls the engine on this device for frames, and for texts about them. */
export function onThisDevice(engine: Engine): { frames: FrameAnalyser; texts: TextAnalyser } {
  const kept = new Map<string, Kept>()

  function keep(id: string, numbers: Kept): void {
    kept.set(id, numbers)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  }

  const frames: FrameAnalyser = {
    phases: ['exporting', 'waiting', 'placing'],
    async start({ id, enter, progress, signal }, { png, tree, medium, predictions }) {
      enter('waiting')
      const task = { file: png, nodes: tree?.nodes ?? null, medium, predictions }
      const analysed = await engine.analyse(task, { signal, onProgress: progress }).catch(explain)
      keep(id, analysed.kept)
      enter('placing')
      return toFrame(id, analysed)
    },
    resume: () => Promise.reject(new Error('Runs on this device end with the panel.'))
  }

  const texts: TextAnalyser = {
    knowsLayers: true,
    takeBrief: (_, metadata) =>
      Promise.resolve(metadata).then((taken) => {
        writeMetadata(taken)
        return { ignored_keys: [] }
      }),
    async write(kind, { analysisId, brief, layers }, signal) {
      signal.throwIfAborted()
      const numbers = kept.get(analysisId)
      if (numbers === undefined) throw resultExpired()
      const task = { kind, kept: numbers, brief: filledBrief(brief), layers: layers?.layers }
      return engine.writeText(task, signal)
    }
  }
  return { frames, texts }
}

/** The record names an analysis by its run: there is nobody else who knows it. */
function toFrame(id: string, { outputs, layers, kept }: AnalysedPicture): AnalysedFrame {
  const { attention, clarity, excitingness } = outputs
  const all: [MapName, AnalysedMap | undefined][] = [
    ['attention', attention?.attentionMap],
    ['perception', attention?.perceptionMap],
    ['hotspots', attention?.hotspotsMap],
    ['clarity', clarity?.map],
    ['excitingness', excitingness?.map]
  ]
  return {
    screenshotId: id,
    analysisId: id,
    scores: { clarity: clarity?.score ?? null, excitingness: excitingness?.score ?? null },
    maps: all.flatMap(([map, bytes]) => (bytes === undefined ? [] : [offer(map, bytes, kept)])),
    layers
  }
}

type AnalysedMap = Uint8Array<ArrayBuffer>

function offer(
  map: MapName,
  bytes: AnalysedMap,
  { picture: { width, height } }: { picture: Pick<Picture, 'width' | 'height'> }
): OfferedMap {
  return { map, read: () => Promise.resolve({ bytes, type: 'image/png', width, height }) }
}

/** A picture's fault is said in the words for a service's. */
function explain(error: unknown): never {
  const { code, message } = error instanceof GlanceError ? error : { code: null, message: '' }
  switch (code) {
    case 'unreadable_input_image':
    case 'invalid_input_image_dimensions':
    case 'blank_input_image':
      throw analysisFailed(code, message)
    default:
      throw error
  }
}
