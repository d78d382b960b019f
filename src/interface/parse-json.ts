/** More levels than Glance or the interface writes; a few thousand crash the sandbox of Figma's main thread. */
const MOST_LEVELS = 100

/**
 * Parses foreign JSON; `revive` is that of JSON.parse. Throws a SyntaxError if it is malformed or nested more than 100
 * levels deep.
 */
export function parseJson(
  text: string,
  revive?: (key: string, value: unknown) => unknown
): unknown {
  if (isTooDeep(text)) throw new SyntaxError('The JSON is nested too deeply.')
  return JSON.parse(text, revive) as unknown
}

/** Brackets inside of strings do not nest. */
function isTooDeep(text: string): boolean {
  // A quick check: most texts have too few brackets to be nested deeply.
  if (text.split('[').length + text.split('{').length <= MOST_LEVELS) return false
  let level = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (inString) {
      if (character === '\\') i++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '[' || character === '{') {
      if (++level > MOST_LEVELS) return true
    } else if (character === ']' || character === '}') level--
  }
  return false
}
