import type { Page } from './page-context'
import { pageParameter } from './page-parameters'
import type { Session } from './session'
import { resetTheme } from './theme'
import type { DesignDocument } from '../../host/open-document'
import { buildSamples } from '../../samples/build'

/**
 * The page as its address says, without loading it: the samples untouched, no history, and the plugin started
 * anew with these values, or none, in its clientStorage.
 */
export async function startOver(
  { session, runner }: Page,
  clientStorage: Readonly<Record<string, unknown>> = {}
): Promise<void> {
  runner.close()
  await runner.resetStorage(clientStorage)
  session.notices.clear()
  resetTheme()
  session.viewOnly.value = pageParameter('viewonly') === '1'
  session.place.value = null
  session.document.clear()
  session.samples = await placeSamples(session.document, pageParameter('samples'))
  showFirstSample(session)
  await runner.runCommand()
}

/** A design in which there is something to see at once: its price draws more attention than its button. */
const SHOWN = 'Landing page B'

/** Selects one sample and shows it large beside the panel, or shows all if the address says so. */
export function showFirstSample(session: Session): void {
  const { samples, document } = session
  const shown = samples.find((id) => document.graph.getNode(id)?.name === SHOWN) ?? samples[0]
  if (shown === undefined || pageParameter('start') === 'overview') {
    session.zoomToLayers(samples)
    return
  }
  session.select([shown])
  session.zoomAmongOthers(shown)
}

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
