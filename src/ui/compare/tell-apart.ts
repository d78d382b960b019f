import { cleanLine, shorten } from '../../file'

/** A name longer than this is cut wherever a comparison says it. */
export const LONGEST_NAME = 40

/**
 * The frames with names that a sentence can tell apart. A duplicated frame keeps its name, and long names may differ only
 * where they are cut: the second of a name is numbered.
 */
export function tellApart<Frame extends { name: string }>(frames: readonly Frame[]): Frame[] {
  const names = frames.map(({ name }) => shorten(cleanLine(name), LONGEST_NAME))
  const taken = new Set(names)
  return frames.map((frame, at) => {
    const name = names[at]!
    if (names.indexOf(name) === at) return frame
    const free = firstFree(name, taken)
    taken.add(free)
    return { ...frame, name: free }
  })
}

function firstFree(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const end = ` (${number})`
    const numbered = `${shorten(name, LONGEST_NAME - end.length)}${end}`
    if (!taken.has(numbered)) return numbered
  }
}
