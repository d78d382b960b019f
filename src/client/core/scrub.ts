const LONGEST_QUOTE = 200
/** The most of a text that is read: patterns over a long, hostile one would hold up the panel. */
const LONGEST_READ = 4000

/** Makes text from outside safe to show. */
export type Scrub = (text: string) => string

// A query string may hold a signature, so a link with one is cut to its host.
const LINK_WITH_QUERY = /(https?:\/\/[^\s/?#"'<>]+)[^\s?#"'<>]*[?#][^\s"'<>]*/gi
const ENCODED_LINK = /https?%3a%2f%2f[^\s"'<>]*/gi

/** A shorter key is taken out as a whole word only, since many words contain it. */
const SHORT_KEY = 6

/**
 * A function that takes the key out of a text, in every spelling a service might echo it, and what
 * makes a link open, removes control characters and cuts the rest to 200 characters.
 */
export function createScrub(key: string): Scrub {
  const spellings = [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)]
  // The longest first, and all at once, so that the replacement is not searched again.
  const longestFirst = [...new Set(spellings)].sort((one, other) => other.length - one.length)
  const anySpelling = longestFirst.map(escapePattern).join('|')
  const secret = new RegExp(
    key.length < SHORT_KEY
      ? `(?<![\\p{L}\\p{N}])(?:${anySpelling})(?![\\p{L}\\p{N}])`
      : anySpelling,
    'gu'
  )
  const [{ length: longestSpelling } = ''] = longestFirst
  return (text) => {
    let safe = text.slice(0, LONGEST_READ + longestSpelling).replace(secret, '[key]')
    // The cut may have gone through the key.
    if (text.length > LONGEST_READ + longestSpelling)
      safe = safe.slice(0, -longestSpelling || undefined)
    safe = safe.replace(LINK_WITH_QUERY, '$1/…').replace(ENCODED_LINK, '[link]')
    safe = safe.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
    return safe.length > LONGEST_QUOTE ? `${safe.slice(0, LONGEST_QUOTE - 1)}…` : safe
  }
}

/** A text as a regular expression that matches nothing else. */
function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
