import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** After so many runs everything that is made once has been made. */
const WARM = 40
const EVERY = 20

/** Watches what stays in memory from run to run, after the garbage is collected. */
export function watchMemory(): { note: (run: number) => void; verdict: () => string | null } {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const samples: { run: number; bytes: number }[] = []
  return {
    note: (run) => {
      if (run < WARM || run % EVERY !== 0) return
      collect()
      const { heapUsed, arrayBuffers } = process.memoryUsage()
      samples.push({ run, bytes: heapUsed + arrayBuffers })
    },
    verdict: () => {
      const slope = slopeOf(samples)
      const [first, last] = [samples[0]?.bytes ?? 0, samples.at(-1)?.bytes ?? 0]
      const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
      console.log(
        `Memory in use after collection: ${megabytes(first)} after ${WARM} runs, ${megabytes(last)} at the end, ${(slope / 1e3).toFixed(1)} kB a run.`
      )
      return slope > MOST_BYTES_A_RUN ? 'memory grows from run to run' : null
    }
  }
}

/** One picture of a run is 3 kB, its maps some 10 kB: what keeps any of them is found. */
const MOST_BYTES_A_RUN = 8_000

/** Of the line through the samples with the least squares, bytes a run. */
function slopeOf(samples: readonly { run: number; bytes: number }[]): number {
  const mean = (values: number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const run = mean(samples.map((sample) => sample.run))
  const bytes = mean(samples.map((sample) => sample.bytes))
  const along = samples.map((sample) => (sample.run - run) * (sample.bytes - bytes))
  const across = samples.map((sample) => (sample.run - run) ** 2)
  return mean(along) / Math.max(1, mean(across))
}
