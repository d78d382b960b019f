import type { Measured } from './measured'

/** What an analysis was made from. */
export function sourceInWords({ layers = [] }: Measured): string {
  return layers.length === 0 ? 'the picture alone' : 'the picture and its layers'
}
