import { type Client, isClientError } from '../../../client'
import type { AnalysisId } from '../../../interface'

type Generation = ReturnType<Client['generation']>

/**
 * Has a text written and waits for it, as Markdown. What has failed or expired meanwhile is triggered
 * again, once, as the interface has it.
 */
export async function writeText(
  generation: Generation,
  id: AnalysisId,
  signal: AbortSignal
): Promise<string> {
  try {
    return await ask(generation, id, signal)
  } catch (error) {
    const again = isClientError(error, 'text_expired', 'generation_failed')
    if (!again) throw error
    return ask(generation, id, signal)
  }
}

async function ask(generation: Generation, id: AnalysisId, signal: AbortSignal): Promise<string> {
  await generation.trigger(id, { signal })
  return generation.wait(id, { signal })
}

/** True when the service no longer has the analysis: asking again is in vain. */
export function isGone(error: unknown): boolean {
  return isClientError(error, 'analysis_not_found', 'result_expired')
}
