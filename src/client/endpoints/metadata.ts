import * as v from 'valibot'
import type { GlanceError } from '../../errors'
import {
  type AnalysisId,
  type Metadata,
  METADATA_MAX_BYTES,
  metadataSchema,
  type MetadataUpdate,
  metadataUpdateSchema,
  type Tag,
  tagsSchema,
  tagSummarySchema,
  type TagUsage
} from '../../interface'
import { unexpectedAnswer } from '../core/parse-answer'
import { unknownResource } from '../core/refuse'
import type { CallOptions, Transport } from '../core/transport'
import { clientError, type ServiceAnswer } from '../errors'
import { words } from '../errors/words'

/** Metadata of an analysis (goal, audience and so on), which the service uses for the texts it writes. */
export class AnalysisMetadata {
  constructor(private readonly transport: Transport) {}

  /**
   * Merges texts into the analysis's metadata. Resolves to the accepted and the ignored keys; repeating
   * a call changes nothing. Refuses texts beyond the interface's limits before sending them
   * (`invalid_input`). Throws `analysis_not_found` or `result_expired`.
   */
  async update(
    id: AnalysisId,
    metadata: Metadata,
    options: CallOptions = {}
  ): Promise<MetadataUpdate> {
    const update = await this.transport.request(
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
    if (!update.success) throw unexpectedAnswer(this.transport.host, ['success'])
    return update
  }
}

/** The JSON body, a Blob because its limit counts bytes. Throws `invalid_input` for texts beyond the limits. */
function writeMetadata(metadata: Metadata): Blob {
  const checked = v.safeParse(metadataSchema, metadata)
  if (!checked.success) {
    const [issue] = checked.issues
    const isTooLong = issue.type === 'max_length'
    const part = words().partOfBrief(v.getDotPath(issue))
    throw clientError(isTooLong ? 'brief_too_long' : 'brief_without_text', { part })
  }
  if (Object.keys(metadata).length === 0) throw clientError('brief_empty')
  const body = new Blob([JSON.stringify(metadata)])
  if (body.size > METADATA_MAX_BYTES) throw clientError('brief_too_large')
  return body
}

function explain({ status, code, text }: ServiceAnswer): GlanceError | null {
  // A 404 in none of the interface's shapes says more about the address than about the analysis.
  return status === 404 && (code !== null || text !== '') ? clientError('analysis_not_found') : null
}

/** The account's tags. */
export class Tags {
  constructor(private readonly transport: Transport) {}

  /** The tags that resources of one type have. The interface does not list the types. */
  async search(resourceType: string, options: CallOptions = {}): Promise<Tag[]> {
    return this.transport.request(
      {
        method: 'GET',
        path: `/tag-search/${writeSegment(resourceType)}`,
        schema: tagsSchema,
        repeatable: true,
        explain: unknownResource('unknown_tags')
      },
      options
    )
  }

  /** Every tag with the number of resources that use it. */
  summary(options: CallOptions = {}): Promise<TagUsage[]> {
    return this.transport.request(
      { method: 'GET', path: '/tag-summary', schema: tagSummarySchema, repeatable: true },
      options
    )
  }
}

function writeSegment(resourceType: string): string {
  const text = resourceType.trim()
  // A dot segment would climb out of the path; half a character cannot be encoded.
  const fits = text !== '' && text !== '.' && text !== '..' && !/\p{Cs}/u.test(text)
  if (!fits) throw clientError('no_resource_type')
  return encodeURIComponent(text)
}
