import { adFailed, analysisFailed, clientError } from '../../client'
import { unfitVideoError } from '../../client/video/unfit-video'
import type { AnalysedPicture } from '../../engine/engine'
import { ENGINE_VERSION } from '../../engine/engine-facts'
import { keptFacts } from '../../engine/texts/summarise'
import { GlanceError } from '../../errors'
import type { EngineElsewhere } from '../../workers/engine/call-engine'
import {
  type AdAnalyser,
  type AnalysedFrame,
  type FrameAnalyser,
  type OfferedMap,
  type Provider,
  readOutputs,
  type VideoAnalyser
} from './provider'
import { whileUnchanged } from './while-unchanged'
import { words } from './words'

/** Analyses with the engine on this device. Its runs end with the panel and cost nothing. */
export function onThisDevice(engine: EngineElsewhere): Provider {
  return {
    info: { kind: 'on-device', name: 'On this device', host: null, engine: ENGINE_VERSION },
    baseUrl: '',
    frames: framesBy(engine),
    texts: null,
    ads: adsBy(engine),
    videos: videosBy(engine),
    pages: null,
    tags: null,
    sends: false,
    warmUp: engine.warmUp,
    metadataKeys: { audience: 'audience', brand: 'brand_guidelines' },
    words: {
      privacy: () => words().onDevice,
      get cancelled() {
        return words().nothingSent
      }
    }
  }
}

const resume = (): Promise<never> =>
  Promise.reject(new Error('Runs on this device end with the panel.'))

function framesBy(engine: Pick<EngineElsewhere, 'analyse'>): FrameAnalyser {
  return {
    phases: ['exporting', 'waiting', 'placing'],
    async start({ id, enter, progress, signal }, { png, tree, medium, predictions, veil }) {
      enter('waiting')
      const nodes = tree.then((read) => read?.nodes ?? null)
      // The engine may have been cancelled before it waits for them.
      nodes.catch(() => undefined)
      const task = { file: png, nodes, medium, predictions, veil }
      const analysing = engine.analyse(task, { signal, onProgress: progress })
      const analysed = await analysing.catch(failingWith(analysisFailed))
      enter('placing')
      return toFrame(id, analysed)
    },
    resume,
    find: () => Promise.reject(clientError('result_expired'))
  }
}

function adsBy(engine: Pick<EngineElsewhere, 'scoreAd'>): AdAnalyser {
  return {
    phases: ['exporting', 'scoring'],
    scoreMax: 100,
    async start({ id, enter, signal }, { png }) {
      enter('scoring')
      const score = await engine.scoreAd(png, { signal }).catch(failingWith(adFailed))
      return { id, score }
    },
    resume
  }
}

function videosBy(engine: Pick<EngineElsewhere, 'analyseVideo'>): VideoAnalyser {
  return {
    phases: ['analysing'],
    start({ enter, progress, signal }, { file, facts }) {
      enter('analysing')
      return whileUnchanged(file, signal, () =>
        engine
          .analyseVideo({ file, facts }, { signal, onProgress: progress })
          .catch(failingWith(() => unfitVideoError('blank')))
      )
    },
    resume
  }
}

/** The record names an analysis by its run: no service gives it an id. */
function toFrame(id: string, { outputs, layers, facts }: AnalysedPicture): AnalysedFrame {
  const { width, height } = facts.picture
  const offer = (bytes: Uint8Array<ArrayBuffer>): OfferedMap['read'] => {
    return () => Promise.resolve({ bytes, type: 'image/png', width, height })
  }
  const kept = { layers, facts: keptFacts(facts) }
  return { screenshotId: id, analysisId: id, ...readOutputs(outputs, offer), ...kept }
}

const FILE_FAULTS = new Set([
  'unreadable_input_image',
  'invalid_input_image_dimensions',
  'blank_input_image',
  'input_error'
])

/** Rethrows a fault of the analysed file in the words for a service's; other failures stay. */
export function failingWith(failed: (code: string, text: string) => GlanceError) {
  return (error: unknown): never => {
    if (!(error instanceof GlanceError) || !FILE_FAULTS.has(error.code)) throw error
    throw failed(error.code, error.message)
  }
}
