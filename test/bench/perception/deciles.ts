import { putBetween, writeConstants } from './write-constants'

/** Minimum, nine deciles and maximum of a list, to three decimals, as they stand in the source. */
function deciles(values: number[]): string {
  const sorted = [...values].sort((one, other) => one - other)
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))]!
  return Array.from({ length: 11 }, (_, i) => at(i / 10).toFixed(3)).join(', ')
}

/** Prints the deciles of lists by the names of their constants, and puts them into a source file. */
export async function writeDeciles(file: URL, lists: Record<string, number[]>): Promise<void> {
  for (const [name, values] of Object.entries(lists)) console.log(`${name}: ${deciles(values)}`)
  await writeConstants(file, (source) =>
    Object.entries(lists).reduce(
      (text, [name, values]) => putBetween(text, `const ${name} = [`, ']', deciles(values)),
      source
    )
  )
}
