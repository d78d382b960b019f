/** A text as plain Markdown. Colon and @ are escaped too, or addresses would become links by themselves. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+\-.!|~&:@]/g, '\\$&')
}
