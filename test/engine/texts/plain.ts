/** A written text as it reads: without Markdown's escapes, and with plain spaces before signs. */
export function plain(markdown: string): string {
  return markdown.replace(/\\(?=[^\p{L}\p{N}\s])/gu, '').replace(/\u00a0/g, ' ')
}
