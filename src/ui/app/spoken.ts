import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { languageOf, type Settings } from '../../file'
import { type Language, learn, speak, type Translations } from '../../language'
import { readPart, runInPanel } from '../../workers/packed-parts'
import type { Errors } from '../kit/errors'

const spoken = signal<Language>('en')
let learned: Promise<void> | null = null

/** Speaks a language once its words are loaded; every screen follows. */
export async function say(language: Language): Promise<void> {
  if (language === 'de') await (learned ??= learnGerman())
  document.documentElement.lang = language
  speak(spoken)
  spoken.value = language
}

/** Follows the language of the settings for as long as the panel is open. */
export function syncLanguage(settings: ReadonlySignal<Settings>, errors: Errors): void {
  effect(() => {
    const language = languageOf(settings.value)
    if (language !== spoken.peek()) errors.guard(() => say(language))
  })
}

/** Runs the script with the German words. After a failure the next request tries again. */
async function learnGerman(): Promise<void> {
  try {
    const script = await (await readPart('german')).text()
    const receive = (event: Event): void => learn('de', (event as CustomEvent<Translations>).detail)
    addEventListener('glance:german', receive, { once: true })
    runInPanel(script)
  } catch (error) {
    learned = null
    throw error
  }
}
