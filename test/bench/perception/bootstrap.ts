import { numbersFrom } from '../../support/numbers'

const SAMPLES = 1000

/** A 95 % interval of a mean over pictures: percentiles of means of pictures drawn again, the same every time. */
export function bootstrapInterval(values: readonly number[]): { low: number; high: number } {
  const next = numbersFrom(1)
  const means = Float64Array.from({ length: SAMPLES }, () => {
    const sum = values.reduce((total) => total + values[Math.floor(next() * values.length)]!, 0)
    return sum / values.length
  }).sort()
  const at = (part: number): number => means[Math.round(part * (SAMPLES - 1))]!
  return { low: at(0.025), high: at(0.975) }
}
