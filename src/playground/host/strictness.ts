/**
 * Where Figmas differ or nobody says what they do, and what this host can play of it. The first reading of
 * each is the default: the stricter one, but for what the README says.
 */
const READINGS = {
  /** A node's PNG: the same byte for byte, or each time with another noise of one level in its colours. */
  exports: ['exact', 'noisy'],
  /** How long an export takes: as long as drawing does, or 3 s more. */
  exportTime: ['short', 'long'],
  /** Whether a plugin may put a layer with text of fonts that it has not loaded into another parent. */
  unloadedFonts: ['stay', 'move'],
  /** Whether getImageByHash knows a picture that no layer shows. */
  unusedImages: ['forgotten', 'kept'],
  /** A plugin's uncommitted actions: an undo step of their own, or part of the user's next one. */
  pluginSteps: ['own', 'joined'],
  /** Unit of the 100 kB limit for an entry of plugin data. */
  entrySize: ['bytes', 'characters'],
  /** Whether entries that a teammate wrote while offline replace all of the layer's plugin data, or join it. */
  lateEntries: ['replace', 'merge']
} as const

type Readings = typeof READINGS

/** One reading of each. */
export type Strictness = { -readonly [Option in keyof Readings]: Readings[Option][number] }

/** The readings that are asked for, and the defaults. Throws for one that there is not. */
export function strictnessOf(
  wish: (option: keyof Strictness) => string | null | undefined
): Strictness {
  const chosen = Object.entries(READINGS).map(([option, readings]) => {
    const asked = wish(option as keyof Strictness) ?? readings[0]
    if ((readings as readonly string[]).includes(asked)) return [option, asked]
    throw new Error(`There is no ${option} “${asked}”, only: ${readings.join(', ')}.`)
  })
  return Object.fromEntries(chosen) as Strictness
}
