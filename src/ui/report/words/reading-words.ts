import type { LayerShares, Reading } from '../../../bridge'
import { formatShare } from './format'

/** How attention by layer was read out of the map, in sentences. */
export function readingWords({ readings }: LayerShares): string[] {
  const { attention } = readings
  if (attention === null) return ['There is no attention map, so layers are listed by their size.']
  return [sentence(attention)]
}

function sentence({ method, name, error }: Reading): string {
  const deviation = `The fit is off by ${formatShare(error)} of the whole range.`
  switch (method) {
    case 'exact':
      return 'Read exactly from the attention map.'
    case 'alpha':
      return `Read from the transparency of the service’s attention map. ${deviation}`
    case 'grey':
      return `Read from the grey values of the service’s attention map. ${deviation}`
    case 'scale':
      return `Read from the colours of the service’s attention map, taken for the scale ${name}. ${deviation}`
    case 'unreadable':
      return `The service’s attention map cannot be read back, so layers are listed by their size. ${name}`
  }
}
