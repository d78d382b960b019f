import * as v from 'valibot'
import {
  type AnalysisId,
  type Metadata,
  METADATA_MAX_BYTES,
  metadataSchema,
  type MetadataUpdate,
  metadataUpdateSchema
} from '../../interface'
import type { CallOptions, Transport } from '../core/transport'
import type { GlanceError } from '../../errors'
import { analysisNotFound, invalidInput, unexpectedAnswer } from '../errors'
import { words } from '../errors/input/words'
import type { ServiceAnswer } from '../errors/service-answer'

/** Metadata of an analysis (goal, audience and so on), which the service uses for the texts it writes. */
export class AnalysisMetadata {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Merges texts into the analysis's metadata and tells which keys were accepted and which ignored;
   * saying it again changes nothing. Texts beyond the interface's limits are refused before they are
   * sent (`invalid_input`). Throws `analysis_not_found` or `result_expired`.
   */
  async update(
    id: AnalysisId,
    metadata: Metadata,
    options: CallOptions = {}
  ): Promise<MetadataUpdate> {
    const update = await this.#transport.request(
      {
        method: 'PUT',
        path: `/update-meta/screenshot/${encodeURIComponent(id)}`,
        body: writeMetadata(metadata),
        schema: metadataUpdateSchema,
        repeatable: true,
        explain
      },
      options
    )
    if (!update.success) throw unexpectedAnswer(this.#transport.host, ['success'], 200)
    return update
  }
}

/** The JSON body, a Blob because its limit counts bytes. Throws `invalid_input` for texts beyond the limits. */
export function writeMetadata(metadata: Metadata): Blob {
  const checked = v.safeParse(metadataSchema, metadata)
  if (!checked.success) {
    const key = v.getDotPath(checked.issues[0])
    const { briefTooLong, briefNoText } = words()
    throw tooMuch((checked.issues[0].type === 'max_length' ? briefTooLong : briefNoText)(key))
  }
  if (Object.keys(metadata).length === 0) {
    const { fault, advice } = words().briefEmpty
    throw invalidInput('invalid_request', fault, advice)
  }
  const body = new Blob([JSON.stringify(metadata)])
  if (body.size > METADATA_MAX_BYTES) throw tooMuch(words().briefTooLarge)
  return body
}

function tooMuch(fault: string): GlanceError {
  return invalidInput('invalid_request', fault, words().briefAdvice)
}

function explain({ status, code, text }: ServiceAnswer): GlanceError | null {
  // A 404 in none of the interface's shapes says more about the address than about the analysis.
  return status === 404 && (code !== null || text !== '') ? analysisNotFound() : null
}
