import { weightedQuantile } from './designs-at-hand'
import { type Constant, writeConstants } from './write-constants'

/** Minimum, nine deciles and maximum of a list, to four digits, as they stand in the source. */
function deciles(values: number[], weights: number[]): string {
  const ends = { 0: Math.min(...values), 10: Math.max(...values) } as Record<number, number>
  const at = (tenth: number) => ends[tenth] ?? weightedQuantile(values, weights, tenth / 10)
  return Array.from({ length: 11 }, (_, i) => Number(at(i).toPrecision(4))).join(', ')
}

/**
 * Prints the deciles of lists by the names of their constants, and puts them into a source file. Values have
 * weights that sum to 1; without, all weigh alike.
 */
export async function writeDeciles(
  file: string,
  lists: Record<string, number[]>,
  weights?: number[]
): Promise<void> {
  const constants = Object.entries(lists).map(([name, values]): Constant => {
    const text = deciles(values, weights ?? values.map(() => 1 / values.length))
    console.log(`${name}: ${text}`)
    return [`const ${name} = [`, ']', text]
  })
  await writeConstants(file, ...constants)
}
