import { type Tag, tagsSchema, tagSummarySchema, type TagUsage } from '../../interface'
import type { CallOptions, Transport } from '../core/transport'
import { clientError } from '../errors'
import { unknownResource } from '../core/refuse'

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
