/** Text as a code block that nothing in it can end. */
export function fence(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const mark = '`'.repeat(Math.max(3, longestRun(lines) + 1))
  return `${mark}\n${lines}\n${mark}`
}

/** Text as code within a line. */
export function codeSpan(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  const mark = '`'.repeat(longestRun(line) + 1)
  return `${mark} ${line} ${mark}`
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length))
}
