/** What the table of a Markdown report calls its layers, in its order: others of one name may be told apart. */
export function reportedLayers(markdown: string): string[] {
  const [head, , ...rows] = markdown.slice(markdown.search(/^\| No\./m)).split('\n')
  const column = head!.split(' | ').indexOf('Layer')
  return rows
    .filter((row) => row.startsWith('| '))
    .map((row) =>
      row
        .split(' | ')
        [column]!.replace(/ \([^()]*\)$/, '')
        .replaceAll(/[*\\]/g, '')
    )
}

/** What people see first in a verdict, without what follows about the main action. */
export function firstSentence(verdict: string): string {
  return /^.*? first(, about equally)?\./.exec(verdict)?.[0] ?? verdict
}
