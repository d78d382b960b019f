import { boxFilter } from '../filters/box-filter'
import { planeLike } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'

/** Local mean of each channel, then local covariance of each pair (i ≤ j), in a square window. */
export function* localCovariances(channels: Plane[], radius: number): Steps<Plane[]> {
  const means: Plane[] = []
  for (const channel of channels) {
    means.push(boxFilter(channel, radius))
    yield
  }
  const covariances: Plane[] = []
  for (let i = 0; i < channels.length; i++) {
    for (let j = i; j < channels.length; j++) {
      covariances.push(covariance(channels[i]!, channels[j]!, means[i]!, means[j]!, radius))
      yield
    }
  }
  return covariances
}

function covariance(
  one: Plane,
  other: Plane,
  mean: Plane,
  otherMean: Plane,
  radius: number
): Plane {
  const product = planeLike(one)
  for (let i = 0; i < product.data.length; i++) product.data[i] = one.data[i]! * other.data[i]!
  boxFilter(product, radius, product)
  for (let i = 0; i < product.data.length; i++) {
    product.data[i]! -= mean.data[i]! * otherMean.data[i]!
  }
  return product
}
