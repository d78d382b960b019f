import { firstSight } from './first-sight'
import type { Page } from './page-context'
import { pageParameter } from './page-parameters'
import { placeSamples } from './place-samples'
import { askedEditor } from './session'
import { resetTheme } from './theme'

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
  session.editor.value = askedEditor()
  session.place.value = null
  session.document.clear()
  session.samples = await placeSamples(session.document, pageParameter('samples'))
  firstSight(session)
  await runner.open()
}
