/** A text as plain Markdown. Colon and @ are escaped too, or addresses would become links by themselves. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+\-.!|~&:@]/g, '\\$&')
}

/** Words as a sentence: with a full stop, unless it ends with one in quotation marks. A name that is cut short ends none. */
export function sentence(words: string): string {
  return /[.!?]\\?[”“]$/u.test(words) ? words : `${words}.`
}
