import type { DesignDocument } from '../../host/contract'
import { buildSamples } from '../../samples/build'

/**
 * Builds the sample designs on the document's page; gives their frames' ids in order. With a wish like
 * `landing-a,dashboard` only the samples whose names have all words of a part.
 */
export async function placeSamples(
  document: DesignDocument,
  wish: string | null
): Promise<string[]> {
  const frames = await buildSamples(document.figma, (name) => wish === null || isWished(name, wish))
  document.forgetHistory()
  return frames.map(({ id }) => id)
}

function isWished(name: string, wish: string): boolean {
  const words = wordsOf(name)
  return wish.split(',').some((part) => wordsOf(part).every((word) => words.includes(word)))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
}
