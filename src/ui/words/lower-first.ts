/** A sentence as the end of another. Host names keep their case. */
export function lowerFirst(text: string): string {
  return /^(Nothing|The) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
