import { parse } from 'valibot'
import type { Client } from '../../client'
import { adIdSchema } from '../../interface'
import { until } from '../../waiting'
import { AD_PHASES, type AdAnalyser, type AdPhase, type AnalysedAd } from './ads'
import type { AcceptedEntry, RunSteps } from './run-steps'

/** Has a service score advertisements. */
export function serviceAds(client: Client, scoreMax: number | null): AdAnalyser {
  async function resume(
    { enter, signal }: RunSteps<AdPhase>,
    { serviceId }: AcceptedEntry
  ): Promise<AnalysedAd> {
    enter('scoring')
    const adId = parse(adIdSchema, serviceId)
    const { id, outputs } = await client.adVisibility.wait(adId, { signal })
    enter('downloading')
    const { input: link, score } = outputs
    // The score is what counts: without the picture, the frame's own export stands in for it.
    const download = link === undefined ? null : client.download(link, { signal })
    const picture = (await download?.catch(() => null)) ?? null
    signal.throwIfAborted()
    return { id, score, picture }
  }

  return {
    phases: AD_PHASES,
    scoreMax,
    async start(steps, { title, png, picture: described }) {
      const { enter, send, signal } = steps
      const picture = await until(signal, described)
      enter('sending')
      const entry = await send({ title, medium: 'generic', picture }, () =>
        client.adVisibility.create({ bytes: png, title }, { signal })
      )
      return resume(steps, entry)
    },
    resume
  }
}
