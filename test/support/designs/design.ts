import type { Sample } from '../../../src/playground/samples/parse-sample'

/** A design that is there to be judged, beside the samples. */
export interface Design {
  sample: Sample
  /** PNGs or JPEGs by the names that its fills have. */
  pictures: Readonly<Record<string, Uint8Array>>
}
