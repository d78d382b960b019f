import { boardOf } from './board-link'

/** The id of the board of exactly these frames on the current page; null when there is none. */
export async function findBoard(nodeIds: readonly string[]): Promise<string | null> {
  const page = figma.currentPage
  await page.loadAsync()
  return boardOf(page, nodeIds)?.id ?? null
}
