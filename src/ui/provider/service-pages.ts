import { parse } from 'valibot'
import type { Client } from '../../client'
import { GlanceError } from '../../errors'
import { screenshotIdSchema } from '../../interface'
import type { CapturedPage, PageAnalyser, PagePhase } from './pages'
import { askFor } from './predictions'
import type { AcceptedEntry, RunSteps } from './run-steps'
import { readAnalysis } from './service-frames'
import { words } from './words'

/** Has a service capture web pages. */
export function servicePages(client: Client): PageAnalyser {
  async function resume(
    { enter, signal }: RunSteps<PagePhase>,
    entry: AcceptedEntry
  ): Promise<CapturedPage> {
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
    async start(steps, { url, ...page }, predictions) {
      const { send, signal } = steps
      const { medium } = page
      const entry = await send({ medium, predictions: [...predictions] }, () =>
        client.analyses.create(
          { type: 'webPageUrl', content: url, ...page, predictions: askFor(predictions) },
          { signal }
        )
      )
      return resume(steps, entry)
    },
    resume
  }
}
