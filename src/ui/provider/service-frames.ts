import { parse } from 'valibot'
import { type Client, isClientError } from '../../client'
import { GlanceError } from '../../errors'
import {
  type FinishedAnalysis,
  type PredictionName,
  type Predictions,
  screenshotIdSchema
} from '../../interface'
import { sleep, until } from '../../waiting'
import {
  type AnalysedFrame,
  FRAME_PHASES,
  type FrameAnalyser,
  type FrameSteps,
  type PageAnalyser,
  readOutputs
} from './provider'
import { words } from './words'

/** As often as the client repeats a call that may be repeated. */
const MOST_ATTEMPTS = 4
const LONGEST_WAIT_MS = 60_000
/** For a busy service that does not say when to ask again. */
const FIRST_WAIT_MS = 10_000

/** Analyses frames by a service. */
export function serviceFrames(client: Client): FrameAnalyser {
  const wait = async (steps: FrameSteps, serviceId: string): Promise<AnalysedFrame> => {
    const { enter, signal } = steps
    enter('waiting')
    const id = parse(screenshotIdSchema, serviceId)
    const analysis = await client.analyses.wait(id, { signal })
    enter('downloading')
    return readAnalysis(client, analysis)
  }
  return {
    phases: FRAME_PHASES,
    async start(steps, { title, png, medium, predictions, ...frame }) {
      const { alone, enter, send, signal } = steps
      const picture = await until(signal, frame.picture)
      enter('uploading')
      const create = (): Promise<{ id: string }> =>
        client.analyses.create(
          { type: 'image', bytes: png, medium, title, predictions: askFor(predictions) },
          { signal }
        )
      const { serviceId } = await send({ title, medium, predictions, picture }, () =>
        // A frame alone fails at once when the service is busy.
        alone ? create() : createPatiently(steps, create)
      )
      return wait(steps, serviceId)
    },
    resume: (steps, { serviceId }) => wait(steps, serviceId),
    find: async (screenshotId) =>
      readAnalysis(client, await client.analyses.wait(parse(screenshotIdSchema, screenshotId)))
  }
}

/** A service's answer; its maps are yet to be downloaded. */
function readAnalysis(
  client: Client,
  { id, _internal_exposed_id, outputs }: FinishedAnalysis
): AnalysedFrame {
  return {
    screenshotId: id,
    analysisId: _internal_exposed_id,
    ...readOutputs(outputs, (link) => (options) => client.download(link, options)),
    layers: null
  }
}

/**
 * Creates an analysis, and tries again where the service refuses for too many requests: it has accepted nothing, so
 * nothing is paid twice. Waits as long as it asks for, at most a minute.
 */
async function createPatiently<T>(
  { held, now, signal }: FrameSteps,
  create: () => Promise<T>
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await create()
    } catch (error) {
      if (!isClientError(error, 'rate_limited') || attempt === MOST_ATTEMPTS) throw error
      const asked = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1)
      const wait = Math.min(asked, LONGEST_WAIT_MS)
      held(now() + wait)
      await sleep(wait, signal)
    }
  }
}

/** Captures and analyses web pages by a service. */
export function servicePages(client: Client): PageAnalyser {
  const resume: PageAnalyser['resume'] = async ({ enter, signal }, entry) => {
    enter('capturing')
    const id = parse(screenshotIdSchema, entry.serviceId)
    const finished = await client.analyses.wait(id, { signal })
    enter('downloading')
    const link = finished.outputs.input?.image
    if (link === undefined) {
      throw new GlanceError({ code: 'capture_missing', ...words().captureMissing, sent: 'yes' })
    }
    return {
      entry,
      analysis: readAnalysis(client, finished),
      capture: (options) => client.download(link, options)
    }
  }

  return {
    async start(steps, { url, predictions, ...page }) {
      const { send, signal } = steps
      const facts = { medium: page.medium, predictions: [...predictions] }
      const asked = { type: 'webPageUrl' as const, content: url, predictions: askFor(predictions) }
      const entry = await send(facts, () =>
        client.analyses.create({ ...asked, ...page }, { signal })
      )
      return resume(steps, entry)
    },
    resume
  }
}

const ALL = {
  attention: { outputs: ['attentionMap', 'perceptionMap', 'hotspotsMap'] },
  clarity: { outputs: ['score', 'map'] },
  excitingness: { outputs: ['score', 'map'] }
} satisfies Predictions

/** All outputs of the chosen predictions that the result screen can show. */
function askFor(chosen: readonly PredictionName[]): Predictions {
  return Object.fromEntries(chosen.map((name) => [name, ALL[name]]))
}
