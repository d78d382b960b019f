/** More levels than anything Glance or the interface writes has; a few thousand end the sandbox of Figma's main thread. */
const MOST_LEVELS = 100

/** Parses JSON that somebody else may have written. Throws a SyntaxError for what is no JSON or nested deeper than 100. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError('The JSON is nested too deeply.')
  return JSON.parse(text) as unknown
}

/** Brackets inside of strings do not nest. */
function isTooDeep(text: string): boolean {
  // Counting brackets is quick: most texts have too few to be nested deeply.
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
