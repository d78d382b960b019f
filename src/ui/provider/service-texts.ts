import { parse } from 'valibot'
import { type Client, isClientError } from '../../client'
import { type AnalysisId, analysisIdSchema, TEXT_KINDS } from '../../interface'
import type { TextAnalyser } from './texts'

/** Has a service write texts, with the brief it was sent. */
export function serviceTexts(client: Client): TextAnalyser {
  return {
    kinds: TEXT_KINDS,
    knowsLayers: false,
    varies: true,
    takeBrief: (analysisId, metadata, options) =>
      client.metadata.update(parse(analysisIdSchema, analysisId), metadata, options),
    write: (kind, { analysisId }, signal) =>
      writeText(client.generation(kind), parse(analysisIdSchema, analysisId), signal)
  }
}

type Generation = ReturnType<Client['generation']>

/**
 * Has a text written and waits for it, as Markdown. What has failed or expired meanwhile is triggered
 * again, once, as the interface has it.
 */
async function writeText(
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
